/** So many rays from the middle outwards, as one path: each as wide as the gap beside it. */
export function rayPath(count: number, length: number): string {
  const edge = (turn: number): string => {
    const angle = (turn / (count * 2)) * 2 * Math.PI;
    return `${(length * Math.cos(angle)).toFixed(1)} ${(length * Math.sin(angle)).toFixed(1)}`;
  };
  return Array.from({ length: count }, (_, index) => `M0 0L${edge(index * 2)}L${edge(index * 2 + 1)}z`).join("");
}
