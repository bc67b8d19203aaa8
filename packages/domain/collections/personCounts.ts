/** Shop data near a person's orders that may name them, erased only if selected (D38). */
export const RELATED = ['names', 'notes', 'offers', 'files', 'sites'] as const;
export type Related = (typeof RELATED)[number];

/** Number of places with a person's address, by kind. */
export interface PersonCounts {
  emails: number;
  orders: number;
  enquiries: number;
  /** Orders of others that the person enquired about, whose floor plan or view is erased. */
  pictures: number;
  /** Partner's address in links, in e-mails received through them, and in the history of links. */
  partner: number;
  /** Shared projects that name them (D71); absent without any. */
  projects?: number;
  /** Drafts of offers for their orders; absent without any. */
  drafts?: number;
  /** Shared projects in which only comments name them; only these are erased. Absent without any. */
  discussions?: number;
  /**
   * Counts for orders they saved, or enquired about if nobody else saved them: project names, notes, offers with a buyer
   * or remark, files, site records. Absent without any.
   */
  beside?: Partial<Record<Related, number>>;
}
