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
}
