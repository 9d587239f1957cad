-- First pages of a team of any size for any period: what the team's main wallets moved and what its bets came to is kept by agent and
-- day, and what each member did up to the end of each month, so that sorting a whole team by a figure reads one row of each and the
-- days at the two ends. All of it is kept by the fold that keeps the days of teams, from the same changes.

-- Waits for whoever is changing money of a team, and lets nobody begin: what is counted below is all there is.
ALTER TABLE team_change
  -- Of movements on main wallets: what kind they are of, and as in `ledger_day`.
  ADD COLUMN kind text,
  ADD COLUMN entries_in bigint,
  ADD COLUMN entries_out bigint,
  ADD COLUMN received bigint,
  ADD COLUMN spent bigint,
  -- Of bets: what `bets`, `valid`, `stake` and `payout` are of, which are of settled ones; and those that are not settled.
  ADD COLUMN category text,
  ADD COLUMN open_bets bigint,
  ADD COLUMN open_stake bigint,
  ADD COLUMN void_bets bigint,
  ADD COLUMN void_stake bigint;

-- What came to and went from the main wallets of a team.
CREATE TABLE agent_move_day (
  agent_id uuid NOT NULL,
  currency text NOT NULL,
  day date NOT NULL,
  kind text NOT NULL,
  entries_in bigint NOT NULL,
  entries_out bigint NOT NULL,
  received bigint NOT NULL,
  spent bigint NOT NULL,
  PRIMARY KEY (agent_id, currency, day, kind)
);
ALTER TABLE agent_move_day SET (fillfactor = 70);

-- A team's bets by the day they were placed on.
CREATE TABLE agent_bet_day (
  agent_id uuid NOT NULL,
  currency text NOT NULL,
  day date NOT NULL,
  category text NOT NULL,
  -- Of settled ones.
  bets bigint NOT NULL,
  stake bigint NOT NULL,
  valid bigint NOT NULL,
  payout bigint NOT NULL,
  open_bets bigint NOT NULL,
  open_stake bigint NOT NULL,
  void_bets bigint NOT NULL,
  void_stake bigint NOT NULL,
  PRIMARY KEY (agent_id, currency, day, category)
);
ALTER TABLE agent_bet_day SET (fillfactor = 70);

-- What a member did from the first of January to the end of each of the twelve months: the sums of `member_day`. What was done in some
-- months is one of them less another. Each figure lies by itself, since whole teams are sorted by one: a few pages are read instead of all.
CREATE TABLE member_year (
  figure text NOT NULL,
  member_id uuid NOT NULL,
  currency text NOT NULL,
  year smallint NOT NULL,
  sums bigint[] NOT NULL,
  PRIMARY KEY (member_id, currency, year, figure)
) PARTITION BY LIST (figure);
CREATE TABLE member_year_deposit PARTITION OF member_year FOR VALUES IN ('deposit') WITH (fillfactor = 80);
CREATE TABLE member_year_withdrawal PARTITION OF member_year FOR VALUES IN ('withdrawal') WITH (fillfactor = 80);
CREATE TABLE member_year_bet PARTITION OF member_year FOR VALUES IN ('bet') WITH (fillfactor = 80);
CREATE TABLE member_year_win PARTITION OF member_year FOR VALUES IN ('win') WITH (fillfactor = 80);
CREATE TABLE member_year_bonus PARTITION OF member_year FOR VALUES IN ('bonus') WITH (fillfactor = 80);
-- What the house won: bets less wins and bonuses.
CREATE TABLE member_year_profit PARTITION OF member_year FOR VALUES IN ('profit') WITH (fillfactor = 80);
REVOKE INSERT, UPDATE, DELETE ON member_year_deposit, member_year_withdrawal, member_year_bet, member_year_win, member_year_bonus,
  member_year_profit FROM croupier_app;
REVOKE INSERT, UPDATE, DELETE ON agent_move_day, agent_bet_day, member_year FROM croupier_app;

CREATE FUNCTION months_plus(a bigint[], b bigint[]) RETURNS bigint[] LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT ARRAY[a[1] + b[1], a[2] + b[2], a[3] + b[3], a[4] + b[4], a[5] + b[5], a[6] + b[6], a[7] + b[7], a[8] + b[8], a[9] + b[9],
    a[10] + b[10], a[11] + b[11], a[12] + b[12]]
$$;

-- From when to when the days of a period were, by the zones that held: one row for each zone. An hour that clocks went through twice may
-- be too much at either end; `brand_day` decides of that.
CREATE FUNCTION brand_spans(p_from date, p_to date) RETURNS TABLE (starts timestamptz, ends timestamptz) LANGUAGE sql STABLE AS $$
  SELECT held.starts, held.ends
  FROM (
    SELECT since, zone, lead(since, 1, 'infinity') OVER (ORDER BY since) AS until FROM (
      SELECT z.since, z.zone FROM brand_zone z
      UNION ALL SELECT '-infinity', 'UTC' WHERE NOT EXISTS (SELECT FROM brand_zone WHERE since = '-infinity')
    ) AS zones
  ) AS zones CROSS JOIN LATERAL (
    SELECT greatest(since, (p_from::timestamp AT TIME ZONE zone) - interval '1 hour') AS starts,
      least(until, ((p_to + 1)::timestamp AT TIME ZONE zone) + interval '1 hour') AS ends
  ) AS held WHERE held.starts < held.ends
$$;

-- True. A statement that asks it is not shared out among processes: of a sort that takes a tenth of a second that costs twice the work.
CREATE FUNCTION by_one_process() RETURNS boolean LANGUAGE sql IMMUTABLE PARALLEL UNSAFE AS $$ SELECT true $$;

CREATE OR REPLACE FUNCTION team_note_money() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
DECLARE
  own record;
  first date;
  next date;
BEGIN
  FOR own IN
    SELECT DISTINCT a.member_id, a.currency, brand_day(e.created_at) AS day FROM added e JOIN ledger_account a ON a.id = e.account_id
    WHERE e.kind = 'bet' AND e.amount < 0 AND EXISTS (SELECT FROM member_tree t WHERE t.descendant_id = a.member_id)
      AND NOT EXISTS (
        SELECT FROM member_play p WHERE p.member_id = a.member_id AND p.currency = a.currency
          AND p.year = extract(year FROM brand_day(e.created_at)) AND get_bit(p.days, extract(doy FROM brand_day(e.created_at))::integer - 1) = 1
      )
  LOOP
    INSERT INTO member_play AS p
    VALUES (own.member_id, extract(year FROM own.day), own.currency, set_bit(0::bit(366), extract(doy FROM own.day)::integer - 1, 1))
    ON CONFLICT (member_id, year, currency) DO UPDATE SET days = p.days | EXCLUDED.days WHERE p.days | EXCLUDED.days <> p.days;
    -- Another statement may have been first.
    CONTINUE WHEN NOT FOUND;
    first := member_play_before(own.member_id, own.currency, own.day);
    next := member_play_after(own.member_id, own.currency, own.day);
    INSERT INTO team_change (member_id, day, currency, active, prev, returned) VALUES (own.member_id, own.day, own.currency, 1, first, 1);
    IF next IS NOT NULL THEN
      INSERT INTO team_change (member_id, day, currency, prev, returned)
      VALUES (own.member_id, next, own.currency, first, -1), (own.member_id, next, own.currency, own.day, 1);
    END IF;
  END LOOP;
  INSERT INTO team_change (member_id, day, currency, at, kind, deposit, withdrawal, bet, win, bonus, held, entries_in, entries_out,
    received, spent)
  SELECT a.member_id, brand_day(e.created_at), a.currency, CASE WHEN a.kind = 'player' AND e.kind = 'bonus' THEN e.created_at END, e.kind,
    coalesce(sum(e.amount) FILTER (WHERE a.kind = 'player' AND e.kind = 'deposit'), 0),
    coalesce(-sum(e.amount) FILTER (WHERE a.kind = 'player' AND e.kind = 'withdrawal'), 0),
    coalesce(-sum(e.amount) FILTER (WHERE e.kind = 'bet'), 0),
    coalesce(sum(e.amount) FILTER (WHERE e.kind = 'win'), 0),
    coalesce(sum(e.amount) FILTER (WHERE a.kind = 'player' AND e.kind = 'bonus'), 0),
    coalesce(sum(e.amount) FILTER (WHERE a.kind IN ('player', 'playerVendor')), 0),
    count(*) FILTER (WHERE a.kind = 'player' AND e.amount > 0), count(*) FILTER (WHERE a.kind = 'player' AND e.amount < 0),
    coalesce(sum(e.amount) FILTER (WHERE a.kind = 'player' AND e.amount > 0), 0),
    coalesce(-sum(e.amount) FILTER (WHERE a.kind = 'player' AND e.amount < 0), 0)
  FROM added e JOIN ledger_account a ON a.id = e.account_id
  WHERE a.member_id IS NOT NULL AND EXISTS (SELECT FROM member_tree t WHERE t.descendant_id = a.member_id)
  GROUP BY 1, 2, 3, 4, 5
  HAVING bool_or(a.kind IN ('player', 'playerVendor') OR e.kind IN ('bet', 'win'));
  RETURN NULL;
END
$$;

-- What was settled is taken off when it is called off, and stands when it was settled; open and void ones belong to no five minutes.
CREATE OR REPLACE FUNCTION team_note_bets() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
DECLARE
  was text;
  stood bigint := 0;
BEGIN
  IF NOT EXISTS (SELECT FROM member_tree t WHERE t.descendant_id = NEW.member_id) THEN
    RETURN NULL;
  END IF;
  IF TG_OP = 'UPDATE' THEN
    was := OLD.state;
    stood := OLD.stake;
    IF was = 'settled' THEN
      INSERT INTO team_change (member_id, day, currency, category, at, bets, valid, stake, payout, open_bets, open_stake, void_bets,
        void_stake)
      VALUES (OLD.member_id, OLD.day, OLD.currency, OLD.category, coalesce(NEW.voided_at, NEW.settled_at), -1, -OLD.valid, -OLD.stake,
        -OLD.payout, 0, 0, 0, 0);
    END IF;
  END IF;
  INSERT INTO team_change (member_id, day, currency, category, at, bets, valid, stake, payout, open_bets, open_stake, void_bets, void_stake)
  SELECT NEW.member_id, NEW.day, NEW.currency, NEW.category, CASE WHEN settled = 1 THEN NEW.settled_at END, settled, settled * NEW.valid,
    settled * NEW.stake, settled * NEW.payout, is_open - was_open, is_open * NEW.stake - was_open * stood, is_void - was_void,
    is_void * NEW.stake - was_void * stood
  FROM (
    SELECT (NEW.state = 'settled')::integer AS settled, (NEW.state = 'open')::integer AS is_open, (NEW.state = 'void')::integer AS is_void,
      (was IS NOT DISTINCT FROM 'open')::integer AS was_open, (was IS NOT DISTINCT FROM 'void')::integer AS was_void
  ) AS states;
  RETURN NULL;
END
$$;
DROP TRIGGER game_bet_team ON game_bet;
DROP TRIGGER game_bet_team_end ON game_bet;
CREATE TRIGGER game_bet_team AFTER INSERT ON game_bet FOR EACH ROW EXECUTE FUNCTION team_note_bets();
CREATE TRIGGER game_bet_team_end AFTER UPDATE ON game_bet FOR EACH ROW
  WHEN ((OLD.state, OLD.valid, OLD.stake, OLD.payout) IS DISTINCT FROM (NEW.state, NEW.valid, NEW.stake, NEW.payout))
  EXECUTE FUNCTION team_note_bets();

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
    INSERT INTO member_year AS y
    SELECT figure, member_id, currency, year, array_agg(amount ORDER BY month)
    FROM (
      SELECT figure, member_id, currency, extract(year FROM day) AS year, month,
        coalesce(sum(amount) FILTER (WHERE extract(month FROM day) <= month), 0)::bigint AS amount
      FROM by_member CROSS JOIN LATERAL (
        VALUES ('deposit', deposit), ('withdrawal', withdrawal), ('bet', bet), ('win', win), ('bonus', bonus), ('profit', bet - win - bonus)
      ) AS done (figure, amount) CROSS JOIN generate_series(1, 12) AS month
      WHERE amount <> 0 GROUP BY 1, 2, 3, 4, 5
    ) AS months GROUP BY 1, 2, 3, 4
    ON CONFLICT (member_id, currency, year, figure) DO UPDATE SET sums = months_plus(y.sums, EXCLUDED.sums)
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

-- What there is already. Changes that wait name neither kind nor category: they are counted here, and no fold counts them there again.
INSERT INTO agent_move_day
SELECT t.ancestor_id, e.currency, e.day, e.kind, sum(entries_in), sum(entries_out), sum(received), sum(spent)
FROM (
  SELECT a.member_id, a.currency, brand_day(e.created_at) AS day, e.kind, count(*) FILTER (WHERE e.amount > 0) AS entries_in,
    count(*) FILTER (WHERE e.amount < 0) AS entries_out, coalesce(sum(e.amount) FILTER (WHERE e.amount > 0), 0) AS received,
    coalesce(-sum(e.amount) FILTER (WHERE e.amount < 0), 0) AS spent
  FROM ledger_entry e JOIN ledger_account a ON a.id = e.account_id WHERE a.kind = 'player' GROUP BY 1, 2, 3, 4
) AS e JOIN member_tree t ON t.descendant_id = e.member_id GROUP BY 1, 2, 3, 4;

INSERT INTO agent_bet_day
SELECT t.ancestor_id, b.currency, b.day, b.category, count(*) FILTER (WHERE state = 'settled'),
  coalesce(sum(stake) FILTER (WHERE state = 'settled'), 0), coalesce(sum(valid) FILTER (WHERE state = 'settled'), 0),
  coalesce(sum(payout) FILTER (WHERE state = 'settled'), 0), count(*) FILTER (WHERE state = 'open'),
  coalesce(sum(stake) FILTER (WHERE state = 'open'), 0), count(*) FILTER (WHERE state = 'void'),
  coalesce(sum(stake) FILTER (WHERE state = 'void'), 0)
FROM game_bet b JOIN member_tree t ON t.descendant_id = b.member_id GROUP BY 1, 2, 3, 4;

-- Of what is folded: what waits comes with its fold, as it does to `member_day`.
INSERT INTO member_year
SELECT figure, member_id, currency, year, array_agg(amount ORDER BY month)
FROM (
  SELECT figure, member_id, currency, extract(year FROM day) AS year, month,
    coalesce(sum(amount) FILTER (WHERE extract(month FROM day) <= month), 0)::bigint AS amount
  FROM member_day CROSS JOIN LATERAL (
    VALUES ('deposit', deposit), ('withdrawal', withdrawal), ('bet', bet), ('win', win), ('bonus', bonus), ('profit', bet - win - bonus)
  ) AS done (figure, amount) CROSS JOIN generate_series(1, 12) AS month
  WHERE amount <> 0 GROUP BY 1, 2, 3, 4, 5
) AS months GROUP BY 1, 2, 3, 4;
