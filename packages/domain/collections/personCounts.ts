/** May name a person; erased only if selected (D38). */
export const RELATED = ['names', 'notes', 'offers', 'files', 'sites'] as const;
export type Related = (typeof RELATED)[number];

export interface PersonCounts {
  emails: number;
  orders: number;
  enquiries: number;
  pictures: number;
  partner: number;
  customers?: number;
  projects?: number;
  drafts?: number;
  /** Only comments name them; only these are erased. */
  discussions?: number;
  beside?: Partial<Record<Related, number>>;
}
