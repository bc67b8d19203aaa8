/** May name a person; erased only if selected (D38). */
export const RELATED = ['names', 'notes', 'offers', 'files', 'sites'] as const;
export type Related = (typeof RELATED)[number];

export interface PersonCounts {
  emails: number;
  orders: number;
  enquiries: number;
  /** Orders of others that the person enquired about; floor plan or view is erased. */
  pictures: number;
  /** Links, e-mails received through them, and the history of links. */
  partner: number;
  /** Shared projects that name them (D71). */
  projects?: number;
  drafts?: number;
  /** Shared projects in which only comments name them; only these are erased. */
  discussions?: number;
  /** Shop data of orders they saved, or enquired about if nobody else saved them. */
  beside?: Partial<Record<Related, number>>;
}
