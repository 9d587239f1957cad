/** How a page is to be drawn, as far as the browser says so. What is null is the brand's to say. */
export interface PageView {
  /** Code of a language. */
  language: string | null;
  theme: "dark" | "light" | null;
  /** Type of the account of a member who is expected back; null for a visitor. */
  member: number | null;
}
