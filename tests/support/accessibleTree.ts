import { computeAccessibleDescription, computeAccessibleName } from "dom-accessibility-api";

/** The forms and controls in a part of the page, as assistive technology is told of them, one line each. */
export function accessibleTree(root: HTMLElement): string[] {
  const elements = root.querySelectorAll<HTMLInputElement>("form, input, select, textarea, button");
  return [...elements].map((element) => {
    const description = computeAccessibleDescription(element);
    return [
      roleOf(element),
      computeAccessibleName(element),
      element.required || element.getAttribute("aria-required") === "true" ? "required" : "",
      element.getAttribute("aria-invalid") === "true" ? "invalid" : "",
      element.disabled ? "disabled" : "",
      description === "" || description === element.placeholder ? "" : `described "${description}"`,
      element.placeholder ? `placeholder "${element.placeholder}"` : "",
    ]
      .filter(Boolean)
      .join(" ");
  });
}

function roleOf(element: HTMLInputElement): string {
  if (element.role) return element.role;
  if (element.tagName === "INPUT") return ["text", "search"].includes(element.type) ? "textbox" : element.type;
  const roles: Record<string, string> = { FORM: "form", SELECT: "combobox", TEXTAREA: "textbox", BUTTON: "button" };
  return roles[element.tagName] ?? element.tagName;
}
