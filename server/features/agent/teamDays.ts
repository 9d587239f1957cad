/**
 * The daily sums of the downline of the agent `$1`, for a FROM. What no fold has taken yet is added in the same statement, so that one
 * snapshot has both and the sums are right to the unit. Several rows may be of one day.
 */
export const teamDays = `(
    SELECT day, currency, deposit, withdrawal, bet, win, bonus, held, valid, stake, payout, active, members, agents
    FROM agent_day WHERE agent_id = $1
    UNION ALL
    SELECT c.day, c.currency, c.deposit, c.withdrawal, c.bet, c.win, c.bonus, c.held, c.valid, c.stake, c.payout, c.active, c.members,
      c.agents
    FROM team_change c JOIN member_tree t ON t.descendant_id = c.member_id AND t.ancestor_id = $1
  ) AS team`;

/** Of a wide team: whoever is active in the period is so for the first time in it on one day, and was last active before it. */
const wideActive = `(SELECT coalesce(sum(r.members), 0) FROM team_return r
      WHERE r.agent_id = $1 AND r.currency = $4 AND r.day BETWEEN $2::date AND $3::date AND r.prev < $2::date)
    + (SELECT coalesce(sum(c.returned), 0) FROM team_change c JOIN member_tree t ON t.descendant_id = c.member_id AND t.ancestor_id = $1
      WHERE c.returned <> 0 AND c.currency = $4 AND c.day BETWEEN $2::date AND $3::date AND c.prev < $2::date)`;

/** Of another: its members are looked at one by one. */
const narrowActive = `SELECT count(DISTINCT p.member_id) FROM generate_series(extract(year FROM $2::date)::integer,
      extract(year FROM $3::date)::integer) AS years (year)
    CROSS JOIN LATERAL (
      SELECT greatest($2::date - make_date(years.year, 1, 1), 0) AS first, least($3::date - make_date(years.year, 1, 1), 365) AS last
    ) AS part
    JOIN member_tree t ON t.ancestor_id = $1
    JOIN member_play p ON p.member_id = t.descendant_id AND p.year = years.year AND p.currency = $4
      AND position(B'1' IN substring(p.days FROM part.first + 1 FOR part.last - part.first + 1)) > 0`;

/**
 * The members of the downline of the agent `$1` who placed a bet on any day from `$2` to `$3` in the currency `$4`, each once: a
 * query of one number.
 */
export const teamActive = `SELECT CASE WHEN EXISTS (SELECT FROM wide_team WHERE agent_id = $1)
    THEN ${wideActive} ELSE (${narrowActive}) END::bigint`;
