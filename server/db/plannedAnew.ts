/**
 * Begins a statement that PostgreSQL plans for its values each time it is asked. One that is asked often gets one plan for all values, which for a
 * team of 100,000 members is that of a usual one, of seven.
 */
export const plannedAnew = "/* planned anew */ ";
