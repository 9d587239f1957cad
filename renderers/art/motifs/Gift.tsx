import type { ReactElement } from "react";
import { paints } from "../paints.ts";
import { Tinted } from "../Tinted.tsx";

/** A wrapped box with a bow. */
export function Gift(): ReactElement {
  return (
    <>
      <ellipse cy="84" rx="78" ry="12" fill="#000" fillOpacity="0.32" />
      <Tinted tint="main" d="M-62-8 0 10v76l-62-20z" />
      <Tinted tint="mainDeep" d="M62-8 0 10v76l62-20z" />
      <path d="M-40-2-24 3v75l-16-5zM40-2 24 3v75l16-5z" fill={paints.gold} />
      <path d="M40-2 24 3v75l16-5z" fill="#000" fillOpacity="0.25" />
      <Tinted tint="mainDeep" d="M0-52 72-28v16L0 12-72-12v-16z" />
      <Tinted tint="main" d="M0-52 72-28 0-4-72-28z" />
      <path d="M0-52 72-28 0-4-72-28z" fill="#fff" fillOpacity="0.16" />
      <Tinted tint="main" d="M-72-28 0-4v16l-72-24z" />
      <path d="M-46-19.4-28-13.4V2.6l-18-6zM-45-37-27-43 45-19 27-13z" fill={paints.gold} />
      <path d="M46-19.4 28-13.4V2.6l18-6zM45-37 27-43-45-19-27-13z" fill={paints.gold} />
      <path d="M46-19.4 28-13.4V2.6l18-6z" fill="#000" fillOpacity="0.2" />
      <path
        d="M-2-32C-16-76-56-84-58-60-60-42-26-34-2-30zM2-32C16-76 56-84 58-60 60-42 26-34 2-30z"
        fill={paints.gold}
      />
      <path
        d="M-8-36C-20-62-42-70-46-60-48-50-26-40-8-36zM8-36C20-62 42-70 46-60 48-50 26-40 8-36z"
        fill={paints.goldDeep}
      />
      <rect x="-11" y="-44" width="22" height="20" rx="8" fill={paints.gold} />
      <rect x="-11" y="-44" width="22" height="20" rx="8" fill={paints.shine} opacity="0.5" />
    </>
  );
}
