/** What an object itself holds under a name: fields may be called `constructor`, which every object inherits. */
export function ownMember<T>(members: Readonly<Record<string, T>>, name: string): T | undefined {
  return Object.hasOwn(members, name) ? members[name] : undefined;
}
