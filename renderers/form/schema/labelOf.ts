/** A label: the schema's title, or else the property's name in words (`minLength` is "Min length"). */
export function labelOf(name: string, title: string | undefined): string {
  if (title !== undefined && title !== "") return title;
  if (!/^[a-z][A-Za-z0-9]*$/.test(name)) return name;
  const words = name.replaceAll(
    /([a-z0-9])([A-Z])/g,
    (_, before: string, after: string) => `${before} ${after.toLowerCase()}`,
  );
  return words.charAt(0).toUpperCase() + words.slice(1);
}
