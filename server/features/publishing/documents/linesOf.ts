/** Says in which line and column (from 1) a place of a text is, in the time of a binary search. */
export function linesOf(text: string): { at(place: number): { line: number; column: number } } {
  const starts = [0];
  for (let place = text.indexOf("\n"); place !== -1; place = text.indexOf("\n", place + 1)) starts.push(place + 1);
  return {
    at(place) {
      let [low, high] = [0, starts.length - 1];
      while (low < high) {
        const middle = Math.ceil((low + high) / 2);
        if ((starts[middle] ?? 0) <= place) low = middle;
        else high = middle - 1;
      }
      return { line: low + 1, column: place - (starts[low] ?? 0) + 1 };
    },
  };
}
