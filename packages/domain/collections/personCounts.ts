/** What the shop has beside a person's orders, in which they may be named: it goes where that is chosen (D38). */
export const BESIDE = ['names', 'notes', 'offers', 'files', 'sites'] as const;
export type Beside = (typeof BESIDE)[number];

/** In how many places a person's address stands. */
export interface PersonCounts {
  emails: number;
  orders: number;
  /** What they asked about orders. */
  enquiries: number;
  /** Orders not saved with the address that they asked about, and whose floor plan or view goes. */
  pictures: number;
  /** As a partner's: in links, in e-mails that came by them, in the history of the links. */
  partner: number;
  /** Shared projects that name them (D71); absent where there is none. */
  projects?: number;
  /** Offers for their orders that are being prepared; absent where there is none. */
  drafts?: number;
  /** Shared projects on which comments name them, which go alone; absent where there is none. */
  discussions?: number;
  /**
   * Of the orders that they saved, or asked about and nobody else saved: names of projects, notes, offers with a buyer or
   * a remark, files, what was written on the site. What there is nothing of is absent.
   */
  beside?: Partial<Record<Beside, number>>;
}
