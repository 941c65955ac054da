/** Tags of pages. The search reads the title of each tag, and nothing is shown. */
export const tags = {
  search: { attributes: { title: { type: String } }, selfClosing: true },
};
