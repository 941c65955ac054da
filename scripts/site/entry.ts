/** What the search of the pages finds. */
export interface SearchEntry {
  title: string;
  /** Where it is, in a word or two. */
  where: string;
  text: string;
  href: string;
  /** The twin of what a reference shows there. */
  twin?: string;
}
