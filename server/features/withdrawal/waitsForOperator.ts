/** Of a withdrawal `w`: it waits for an operator, also what was paid out in part. */
export const waitsForOperator = `(w.state IN ('requested', 'approved', 'partial', 'disputed')
  OR w.state = 'sent' AND w.amount - w.fee - w.returned > w.paid)`;
