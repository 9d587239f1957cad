-- What each member did is kept up to the end of each third of a month, no longer of each month: whole teams are sorted by a figure of any
-- days, and the days at the two ends of a period, which are grouped member by member, were most of what that takes. `member_year` stays
-- as it is for programs of the release before that still run; nothing keeps it any more.

-- Waits for whoever is folding: what is counted below is all that is folded.
LOCK TABLE member_day IN EXCLUSIVE MODE;

-- From the first of January to the end of each of the 36 thirds: the 10th, the 20th and the last day of each month.
CREATE TABLE member_third (
  figure text NOT NULL,
  member_id uuid NOT NULL,
  currency text NOT NULL,
  year smallint NOT NULL,
  sums bigint[] NOT NULL,
  PRIMARY KEY (member_id, currency, year, figure)
) PARTITION BY LIST (figure);
CREATE TABLE member_third_deposit PARTITION OF member_third FOR VALUES IN ('deposit') WITH (fillfactor = 80);
CREATE TABLE member_third_withdrawal PARTITION OF member_third FOR VALUES IN ('withdrawal') WITH (fillfactor = 80);
CREATE TABLE member_third_bet PARTITION OF member_third FOR VALUES IN ('bet') WITH (fillfactor = 80);
CREATE TABLE member_third_win PARTITION OF member_third FOR VALUES IN ('win') WITH (fillfactor = 80);
CREATE TABLE member_third_bonus PARTITION OF member_third FOR VALUES IN ('bonus') WITH (fillfactor = 80);
CREATE TABLE member_third_profit PARTITION OF member_third FOR VALUES IN ('profit') WITH (fillfactor = 80);
REVOKE INSERT, UPDATE, DELETE ON member_third, member_third_deposit, member_third_withdrawal, member_third_bet, member_third_win, member_third_bonus, member_third_profit
  FROM croupier_app;

-- Which third of its year a day is in, 1 to 36.
CREATE FUNCTION third_of(day date) RETURNS integer LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE AS $$
  SELECT (extract(month FROM day)::integer - 1) * 3 + least((extract(day FROM day)::integer + 9) / 10, 3)
$$;

CREATE FUNCTION thirds_plus(a bigint[], b bigint[]) RETURNS bigint[] LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE AS $$
  SELECT ARRAY[a[1] + b[1], a[2] + b[2], a[3] + b[3], a[4] + b[4], a[5] + b[5], a[6] + b[6],
    a[7] + b[7], a[8] + b[8], a[9] + b[9], a[10] + b[10], a[11] + b[11], a[12] + b[12],
    a[13] + b[13], a[14] + b[14], a[15] + b[15], a[16] + b[16], a[17] + b[17], a[18] + b[18],
    a[19] + b[19], a[20] + b[20], a[21] + b[21], a[22] + b[22], a[23] + b[23], a[24] + b[24],
    a[25] + b[25], a[26] + b[26], a[27] + b[27], a[28] + b[28], a[29] + b[29], a[30] + b[30],
    a[31] + b[31], a[32] + b[32], a[33] + b[33], a[34] + b[34], a[35] + b[35], a[36] + b[36]]
$$;

CREATE OR REPLACE FUNCTION fold_team_changes(most integer) RETURNS integer LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
DECLARE
  folded integer;
  newcomers uuid[];
  wide uuid;
  closed timestamptz;
BEGIN
  IF NOT pg_try_advisory_xact_lock(hashtext('fold_team_changes')) THEN
    RETURN 0;
  END IF;
  SELECT closed_until INTO closed FROM team_closing;
  WITH taken AS (
    DELETE FROM team_change WHERE id IN (SELECT id FROM team_change ORDER BY id LIMIT most) RETURNING *
  ), by_member AS (
    SELECT member_id, day, currency, sum(deposit)::bigint AS deposit, sum(withdrawal)::bigint AS withdrawal, sum(bet)::bigint AS bet,
      sum(win)::bigint AS win, sum(bonus)::bigint AS bonus, sum(held) AS held, sum(valid) AS valid, sum(stake) AS stake,
      sum(payout) AS payout, sum(active) AS active, sum(members) AS members, sum(agents) AS agents
    FROM taken GROUP BY 1, 2, 3
  ), put AS (
    INSERT INTO agent_day AS a
    SELECT t.ancestor_id, c.day, c.currency, sum(c.deposit), sum(c.withdrawal), sum(c.bet), sum(c.win), sum(c.bonus), sum(c.held),
      sum(c.valid), sum(c.stake), sum(c.payout), sum(c.active), sum(c.members), sum(c.agents)
    FROM by_member c JOIN member_tree t ON t.descendant_id = c.member_id
    GROUP BY 1, 2, 3
    ON CONFLICT (agent_id, day, currency) DO UPDATE SET deposit = a.deposit + EXCLUDED.deposit,
      withdrawal = a.withdrawal + EXCLUDED.withdrawal, bet = a.bet + EXCLUDED.bet, win = a.win + EXCLUDED.win,
      bonus = a.bonus + EXCLUDED.bonus, held = a.held + EXCLUDED.held, valid = a.valid + EXCLUDED.valid,
      stake = a.stake + EXCLUDED.stake, payout = a.payout + EXCLUDED.payout, active = a.active + EXCLUDED.active,
      members = a.members + EXCLUDED.members, agents = a.agents + EXCLUDED.agents
  ), moves AS (
    INSERT INTO agent_move_day AS m
    SELECT t.ancestor_id, c.currency, c.day, c.kind, sum(c.entries_in), sum(c.entries_out), sum(c.received), sum(c.spent)
    FROM taken c JOIN member_tree t ON t.descendant_id = c.member_id
    WHERE c.entries_in + c.entries_out <> 0 GROUP BY 1, 2, 3, 4
    ON CONFLICT (agent_id, currency, day, kind) DO UPDATE SET entries_in = m.entries_in + EXCLUDED.entries_in,
      entries_out = m.entries_out + EXCLUDED.entries_out, received = m.received + EXCLUDED.received, spent = m.spent + EXCLUDED.spent
  ), bets AS (
    INSERT INTO agent_bet_day AS b
    SELECT t.ancestor_id, c.currency, c.day, c.category, sum(c.bets), sum(c.stake), sum(c.valid), sum(c.payout), sum(c.open_bets),
      sum(c.open_stake), sum(c.void_bets), sum(c.void_stake)
    FROM taken c JOIN member_tree t ON t.descendant_id = c.member_id
    WHERE c.category IS NOT NULL GROUP BY 1, 2, 3, 4
    ON CONFLICT (agent_id, currency, day, category) DO UPDATE SET bets = b.bets + EXCLUDED.bets, stake = b.stake + EXCLUDED.stake,
      valid = b.valid + EXCLUDED.valid, payout = b.payout + EXCLUDED.payout, open_bets = b.open_bets + EXCLUDED.open_bets,
      open_stake = b.open_stake + EXCLUDED.open_stake, void_bets = b.void_bets + EXCLUDED.void_bets,
      void_stake = b.void_stake + EXCLUDED.void_stake
  ), own AS (
    INSERT INTO member_day AS d
    SELECT member_id, day, currency, deposit, withdrawal, bet, win, bonus, valid, stake, payout FROM by_member
    WHERE (deposit, withdrawal, bet, win, bonus, valid, stake, payout) <> (0, 0, 0, 0, 0, 0, 0, 0)
    ON CONFLICT (member_id, currency, day) DO UPDATE SET deposit = d.deposit + EXCLUDED.deposit,
      withdrawal = d.withdrawal + EXCLUDED.withdrawal, bet = d.bet + EXCLUDED.bet, win = d.win + EXCLUDED.win,
      bonus = d.bonus + EXCLUDED.bonus, valid = d.valid + EXCLUDED.valid, stake = d.stake + EXCLUDED.stake,
      payout = d.payout + EXCLUDED.payout
  ), years AS (
    INSERT INTO member_third AS y
    SELECT figure, member_id, currency, year, ARRAY[
      coalesce(sum(amount) FILTER (WHERE third <= 1), 0),
      coalesce(sum(amount) FILTER (WHERE third <= 2), 0),
      coalesce(sum(amount) FILTER (WHERE third <= 3), 0),
      coalesce(sum(amount) FILTER (WHERE third <= 4), 0),
      coalesce(sum(amount) FILTER (WHERE third <= 5), 0),
      coalesce(sum(amount) FILTER (WHERE third <= 6), 0),
      coalesce(sum(amount) FILTER (WHERE third <= 7), 0),
      coalesce(sum(amount) FILTER (WHERE third <= 8), 0),
      coalesce(sum(amount) FILTER (WHERE third <= 9), 0),
      coalesce(sum(amount) FILTER (WHERE third <= 10), 0),
      coalesce(sum(amount) FILTER (WHERE third <= 11), 0),
      coalesce(sum(amount) FILTER (WHERE third <= 12), 0),
      coalesce(sum(amount) FILTER (WHERE third <= 13), 0),
      coalesce(sum(amount) FILTER (WHERE third <= 14), 0),
      coalesce(sum(amount) FILTER (WHERE third <= 15), 0),
      coalesce(sum(amount) FILTER (WHERE third <= 16), 0),
      coalesce(sum(amount) FILTER (WHERE third <= 17), 0),
      coalesce(sum(amount) FILTER (WHERE third <= 18), 0),
      coalesce(sum(amount) FILTER (WHERE third <= 19), 0),
      coalesce(sum(amount) FILTER (WHERE third <= 20), 0),
      coalesce(sum(amount) FILTER (WHERE third <= 21), 0),
      coalesce(sum(amount) FILTER (WHERE third <= 22), 0),
      coalesce(sum(amount) FILTER (WHERE third <= 23), 0),
      coalesce(sum(amount) FILTER (WHERE third <= 24), 0),
      coalesce(sum(amount) FILTER (WHERE third <= 25), 0),
      coalesce(sum(amount) FILTER (WHERE third <= 26), 0),
      coalesce(sum(amount) FILTER (WHERE third <= 27), 0),
      coalesce(sum(amount) FILTER (WHERE third <= 28), 0),
      coalesce(sum(amount) FILTER (WHERE third <= 29), 0),
      coalesce(sum(amount) FILTER (WHERE third <= 30), 0),
      coalesce(sum(amount) FILTER (WHERE third <= 31), 0),
      coalesce(sum(amount) FILTER (WHERE third <= 32), 0),
      coalesce(sum(amount) FILTER (WHERE third <= 33), 0),
      coalesce(sum(amount) FILTER (WHERE third <= 34), 0),
      coalesce(sum(amount) FILTER (WHERE third <= 35), 0),
      coalesce(sum(amount) FILTER (WHERE third <= 36), 0)
    ]::bigint[]
    FROM (
      SELECT figure, member_id, currency, extract(year FROM day) AS year, third_of(day) AS third, sum(amount)::bigint AS amount
      FROM by_member CROSS JOIN LATERAL (
        VALUES ('deposit', deposit), ('withdrawal', withdrawal), ('bet', bet), ('win', win), ('bonus', bonus), ('profit', bet - win - bonus)
      ) AS done (figure, amount) WHERE amount <> 0 GROUP BY 1, 2, 3, 4, 5
    ) AS thirds GROUP BY 1, 2, 3, 4
    ON CONFLICT (member_id, currency, year, figure) DO UPDATE SET sums = thirds_plus(y.sums, EXCLUDED.sums)
  ), slots AS (
    INSERT INTO member_slot AS s
    SELECT greatest(date_bin('5 minutes', at, 'epoch'), closed), member_id, currency, sum(bets), sum(valid), sum(stake), sum(payout),
      sum(bonus)
    FROM taken WHERE at IS NOT NULL GROUP BY 1, 2, 3
    ON CONFLICT (slot, member_id, currency) DO UPDATE SET bets = s.bets + EXCLUDED.bets, valid = s.valid + EXCLUDED.valid,
      stake = s.stake + EXCLUDED.stake, payout = s.payout + EXCLUDED.payout, bonus = s.bonus + EXCLUDED.bonus
  ), returns AS (
    INSERT INTO team_return AS r
    SELECT t.ancestor_id, c.currency, c.day, c.prev, sum(c.returned)
    FROM taken c JOIN member_tree t ON t.descendant_id = c.member_id JOIN wide_team w ON w.agent_id = t.ancestor_id
    WHERE c.returned <> 0 GROUP BY 1, 2, 3, 4 HAVING sum(c.returned) <> 0
    ON CONFLICT (agent_id, currency, day, prev) DO UPDATE SET members = r.members + EXCLUDED.members
  )
  SELECT count(*), array_agg(DISTINCT member_id) FILTER (WHERE members <> 0) INTO folded, newcomers FROM taken;
  FOR wide IN
    SELECT grown.agent_id
    FROM (SELECT DISTINCT t.ancestor_id AS agent_id FROM unnest(newcomers) AS n (id) JOIN member_tree t ON t.descendant_id = n.id) AS grown
    CROSS JOIN LATERAL (SELECT count(*) AS members FROM member_tree t WHERE t.ancestor_id = grown.agent_id) AS team
    WHERE team.members >= 1000 AND NOT EXISTS (SELECT FROM wide_team w WHERE w.agent_id = grown.agent_id)
  LOOP
    PERFORM widen_team(wide);
  END LOOP;
  RETURN folded;
END
$$;

-- Sums of millions of rows, once.
SET LOCAL work_mem = '128MB';

-- Of what is folded: what waits comes with its fold, as it does to `member_day`.
INSERT INTO member_third
SELECT figure, member_id, currency, year, ARRAY[
  coalesce(sum(amount) FILTER (WHERE third <= 1), 0),
  coalesce(sum(amount) FILTER (WHERE third <= 2), 0),
  coalesce(sum(amount) FILTER (WHERE third <= 3), 0),
  coalesce(sum(amount) FILTER (WHERE third <= 4), 0),
  coalesce(sum(amount) FILTER (WHERE third <= 5), 0),
  coalesce(sum(amount) FILTER (WHERE third <= 6), 0),
  coalesce(sum(amount) FILTER (WHERE third <= 7), 0),
  coalesce(sum(amount) FILTER (WHERE third <= 8), 0),
  coalesce(sum(amount) FILTER (WHERE third <= 9), 0),
  coalesce(sum(amount) FILTER (WHERE third <= 10), 0),
  coalesce(sum(amount) FILTER (WHERE third <= 11), 0),
  coalesce(sum(amount) FILTER (WHERE third <= 12), 0),
  coalesce(sum(amount) FILTER (WHERE third <= 13), 0),
  coalesce(sum(amount) FILTER (WHERE third <= 14), 0),
  coalesce(sum(amount) FILTER (WHERE third <= 15), 0),
  coalesce(sum(amount) FILTER (WHERE third <= 16), 0),
  coalesce(sum(amount) FILTER (WHERE third <= 17), 0),
  coalesce(sum(amount) FILTER (WHERE third <= 18), 0),
  coalesce(sum(amount) FILTER (WHERE third <= 19), 0),
  coalesce(sum(amount) FILTER (WHERE third <= 20), 0),
  coalesce(sum(amount) FILTER (WHERE third <= 21), 0),
  coalesce(sum(amount) FILTER (WHERE third <= 22), 0),
  coalesce(sum(amount) FILTER (WHERE third <= 23), 0),
  coalesce(sum(amount) FILTER (WHERE third <= 24), 0),
  coalesce(sum(amount) FILTER (WHERE third <= 25), 0),
  coalesce(sum(amount) FILTER (WHERE third <= 26), 0),
  coalesce(sum(amount) FILTER (WHERE third <= 27), 0),
  coalesce(sum(amount) FILTER (WHERE third <= 28), 0),
  coalesce(sum(amount) FILTER (WHERE third <= 29), 0),
  coalesce(sum(amount) FILTER (WHERE third <= 30), 0),
  coalesce(sum(amount) FILTER (WHERE third <= 31), 0),
  coalesce(sum(amount) FILTER (WHERE third <= 32), 0),
  coalesce(sum(amount) FILTER (WHERE third <= 33), 0),
  coalesce(sum(amount) FILTER (WHERE third <= 34), 0),
  coalesce(sum(amount) FILTER (WHERE third <= 35), 0),
  coalesce(sum(amount) FILTER (WHERE third <= 36), 0)
]::bigint[]
FROM (
  SELECT figure, member_id, currency, extract(year FROM day) AS year, third_of(day) AS third, sum(amount)::bigint AS amount
  FROM member_day CROSS JOIN LATERAL (
    VALUES ('deposit', deposit), ('withdrawal', withdrawal), ('bet', bet), ('win', win), ('bonus', bonus), ('profit', bet - win - bonus)
  ) AS done (figure, amount) WHERE amount <> 0 GROUP BY 1, 2, 3, 4, 5
) AS thirds GROUP BY 1, 2, 3, 4;
