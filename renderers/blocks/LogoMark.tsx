import { useId, type ReactElement } from "react";

/** A coin with the brand's first letter, in the brand's own colours. */
export function LogoMark({ name }: { name: string }): ReactElement {
  const id = useId();
  const letter = /\p{L}/u.exec(name)?.[0] ?? "•";
  return (
    <svg className="logo__mark" viewBox="0 0 40 40" aria-hidden="true" focusable="false">
      <defs>
        <linearGradient id={id} x1="0.1" y1="0" x2="0.8" y2="1">
          <stop offset="0" stopColor="var(--c-accent-strong)" />
          <stop offset="1" stopColor="var(--c-accent)" />
        </linearGradient>
      </defs>
      <circle cx="20" cy="20" r="19" fill={`url(#${id})`} />
      <circle
        cx="20"
        cy="20"
        r="16.2"
        fill="none"
        stroke="var(--c-on-accent)"
        strokeOpacity="0.55"
        strokeWidth="1.2"
        strokeDasharray="5.1 3.4"
      />
      <text
        x="20"
        y="26.5"
        textAnchor="middle"
        fontSize="18"
        fontWeight="800"
        fill="var(--c-on-accent)"
        fontFamily="var(--font-heading)"
      >
        {letter.toUpperCase()}
      </text>
    </svg>
  );
}
