import { useMemo, type ReactElement } from "react";
import { sanitiseHtml } from "./sanitiseHtml.ts";

interface SafeHtmlProps {
  html: string;
  className?: string;
}

/** Shows HTML that somebody wrote, sanitised. The only place where HTML reaches the page. */
export function SafeHtml({ html, className }: SafeHtmlProps): ReactElement {
  const safe = useMemo(() => sanitiseHtml(html), [html]);
  // oxlint-disable-next-line react/no-danger -- sanitised the line before, and a TrustedHTML under Trusted Types
  return <div className={className} dir="auto" dangerouslySetInnerHTML={{ __html: safe as unknown as string }} />;
}
