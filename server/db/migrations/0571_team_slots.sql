-- Figures of teams by the brand's own days, settled bets by five minutes, and who was active in any period from sums alone.

-- Since when which time zone holds. Days before the first row of a platform that had none are those of UTC, as they were counted.
CREATE TABLE brand_zone (
  since timestamptz PRIMARY KEY,
  zone text NOT NULL
);
REVOKE INSERT, UPDATE, DELETE ON brand_zone FROM croupier_app;

-- The day a moment is on, by the zone that held then. A change of zone moves no past day.
CREATE FUNCTION brand_day(moment timestamptz) RETURNS date LANGUAGE sql STABLE AS $$
  SELECT (moment AT TIME ZONE coalesce((SELECT z.zone FROM brand_zone z WHERE z.since <= moment ORDER BY z.since DESC LIMIT 1), 'UTC'))::date
$$;

-- A zone that PostgreSQL does not know is UTC, as for the rest of the platform: a wrong word stops no publication.
CREATE FUNCTION brand_zone_of(p_hash text) RETURNS text LANGUAGE plpgsql STABLE AS $$
DECLARE
  named text;
BEGIN
  SELECT r.content::jsonb #>> '{brand,settings,timeZone}' INTO named FROM revision r WHERE r.hash = p_hash;
  PERFORM now() AT TIME ZONE named;
  RETURN coalesce(named, 'UTC');
EXCEPTION WHEN OTHERS THEN
  RETURN 'UTC';
END
$$;

-- In the transaction of a publication. The first zone holds for all that was before; another one from a minute later on, when no
-- entry can be on its way that was dated without knowing of it.
CREATE FUNCTION note_brand_zone() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
DECLARE
  named text := brand_zone_of(NEW.hash);
BEGIN
  IF NOT EXISTS (SELECT FROM brand_zone) THEN
    INSERT INTO brand_zone VALUES ('-infinity', named);
  ELSIF named <> (SELECT zone FROM brand_zone ORDER BY since DESC LIMIT 1) THEN
    INSERT INTO brand_zone
    SELECT greatest(p.published_at, (SELECT max(since) FROM brand_zone)) + interval '1 minute', named FROM publication p WHERE p.seq = NEW.seq;
  END IF;
  RETURN NULL;
END
$$;
CREATE TRIGGER live_revision_zone AFTER INSERT OR UPDATE ON live_revision FOR EACH ROW EXECUTE FUNCTION note_brand_zone();

INSERT INTO brand_zone SELECT '-infinity', 'UTC' WHERE EXISTS (SELECT FROM live_revision) OR EXISTS (SELECT FROM ledger_entry);
INSERT INTO brand_zone SELECT now() + interval '1 minute', brand_zone_of(hash) FROM live_revision WHERE brand_zone_of(hash) <> 'UTC';

ALTER TABLE team_change
  -- When it happened, of what belongs to five minutes: results of bets, and bonuses.
  ADD COLUMN at timestamptz,
  -- Bets that were settled; below zero where one was called off that had been.
  ADD COLUMN bets bigint NOT NULL DEFAULT 0,
  -- Members who were active on the day and the last time before on the day `prev`, which is -infinity for the first time.
  ADD COLUMN prev date,
  ADD COLUMN returned bigint NOT NULL DEFAULT 0;

-- What each member did by day: the rows of `agent_day` are sums of these.
CREATE TABLE member_day (
  member_id uuid NOT NULL,
  day date NOT NULL,
  currency text NOT NULL,
  deposit bigint NOT NULL,
  withdrawal bigint NOT NULL,
  bet bigint NOT NULL,
  win bigint NOT NULL,
  bonus bigint NOT NULL,
  valid bigint NOT NULL,
  stake bigint NOT NULL,
  payout bigint NOT NULL,
  PRIMARY KEY (member_id, currency, day)
);
ALTER TABLE member_day SET (fillfactor = 70);

-- What members' bets came to by the five minutes they were settled in. One that is called off later is taken off then, so that
-- what was settled once never changes.
CREATE TABLE member_slot (
  slot timestamptz NOT NULL,
  member_id uuid NOT NULL,
  currency text NOT NULL,
  bets bigint NOT NULL,
  valid bigint NOT NULL,
  stake bigint NOT NULL,
  payout bigint NOT NULL,
  bonus bigint NOT NULL,
  PRIMARY KEY (slot, member_id, currency)
);
ALTER TABLE member_slot SET (fillfactor = 80);

-- Up to when slots are closed: what is told of later counts in the first that is open.
CREATE TABLE team_closing (
  only_one boolean PRIMARY KEY DEFAULT true CHECK (only_one),
  closed_until timestamptz NOT NULL
);
INSERT INTO team_closing (closed_until) VALUES ('-infinity');

-- Teams so large that their members are not counted one by one.
CREATE TABLE wide_team (agent_id uuid PRIMARY KEY REFERENCES member (id));

-- How many members of a wide team were active on a day and the last time before on another. Whoever is active in a period is so for
-- the first time in it on just one day, and had been before it the last time: a sum, whatever the period.
CREATE TABLE team_return (
  agent_id uuid NOT NULL,
  currency text NOT NULL,
  day date NOT NULL,
  prev date NOT NULL,
  members bigint NOT NULL,
  PRIMARY KEY (agent_id, currency, day, prev) INCLUDE (members)
);
REVOKE INSERT, UPDATE, DELETE ON member_day, member_slot, team_closing, wide_team, team_return FROM croupier_app;

-- The last day before one on which a member was active, and the first after it.
CREATE FUNCTION member_play_before(p_member uuid, p_currency text, p_day date) RETURNS date LANGUAGE sql STABLE AS $$
  SELECT coalesce((
    SELECT make_date(year, 1, 1) + length(rtrim(part, '0')) - 1
    FROM (
      SELECT year, CASE WHEN year < extract(year FROM p_day) THEN days::text ELSE left(days::text, extract(doy FROM p_day)::integer - 1) END AS part
      FROM member_play WHERE member_id = p_member AND currency = p_currency AND year <= extract(year FROM p_day)
    ) years WHERE part LIKE '%1%' ORDER BY year DESC LIMIT 1
  ), '-infinity')
$$;
CREATE FUNCTION member_play_after(p_member uuid, p_currency text, p_day date) RETURNS date LANGUAGE sql STABLE AS $$
  SELECT make_date(year, 1, 1) + position('1' IN part) - 1
  FROM (
    SELECT year, CASE WHEN year > extract(year FROM p_day) THEN days::text
      ELSE overlay(days::text PLACING repeat('0', extract(doy FROM p_day)::integer) FROM 1) END AS part
    FROM member_play WHERE member_id = p_member AND currency = p_currency AND year >= extract(year FROM p_day)
  ) years WHERE part LIKE '%1%' ORDER BY year LIMIT 1
$$;

-- By statement from the entries themselves, whose days are the brand's; the days of `ledger_day` stay those of UTC.
DROP TRIGGER ledger_day_team ON ledger_day;
DROP FUNCTION team_note_money();
CREATE FUNCTION team_note_money() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
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
  INSERT INTO team_change (member_id, day, currency, at, deposit, withdrawal, bet, win, bonus, held)
  SELECT a.member_id, brand_day(e.created_at), a.currency, CASE WHEN a.kind = 'player' AND e.kind = 'bonus' THEN e.created_at END,
    coalesce(sum(e.amount) FILTER (WHERE a.kind = 'player' AND e.kind = 'deposit'), 0),
    coalesce(-sum(e.amount) FILTER (WHERE a.kind = 'player' AND e.kind = 'withdrawal'), 0),
    coalesce(-sum(e.amount) FILTER (WHERE e.kind = 'bet'), 0),
    coalesce(sum(e.amount) FILTER (WHERE e.kind = 'win'), 0),
    coalesce(sum(e.amount) FILTER (WHERE a.kind = 'player' AND e.kind = 'bonus'), 0),
    coalesce(sum(e.amount) FILTER (WHERE a.kind IN ('player', 'playerVendor')), 0)
  FROM added e JOIN ledger_account a ON a.id = e.account_id
  WHERE a.member_id IS NOT NULL AND EXISTS (SELECT FROM member_tree t WHERE t.descendant_id = a.member_id)
  GROUP BY 1, 2, 3, 4
  HAVING bool_or(a.kind IN ('player', 'playerVendor') OR e.kind IN ('bet', 'win'));
  RETURN NULL;
END
$$;
CREATE TRIGGER ledger_entry_team AFTER INSERT ON ledger_entry
  REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION team_note_money();

-- By bet, which knows when it was settled.
DROP TRIGGER bet_day_team ON bet_day;
DROP FUNCTION team_note_bets();
CREATE FUNCTION team_note_bets() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
DECLARE
  was boolean := false;
  now_is boolean := NEW.state = 'settled';
BEGIN
  IF TG_OP = 'UPDATE' THEN
    was := OLD.state = 'settled';
    IF was THEN
      INSERT INTO team_change (member_id, day, currency, at, bets, valid, stake, payout)
      SELECT OLD.member_id, OLD.day, OLD.currency, coalesce(NEW.voided_at, NEW.settled_at), -1, -OLD.valid, -OLD.stake, -OLD.payout
      WHERE EXISTS (SELECT FROM member_tree t WHERE t.descendant_id = OLD.member_id);
    END IF;
  END IF;
  IF now_is THEN
    INSERT INTO team_change (member_id, day, currency, at, bets, valid, stake, payout)
    SELECT NEW.member_id, NEW.day, NEW.currency, NEW.settled_at, 1, NEW.valid, NEW.stake, NEW.payout
    WHERE EXISTS (SELECT FROM member_tree t WHERE t.descendant_id = NEW.member_id);
  END IF;
  RETURN NULL;
END
$$;
CREATE TRIGGER game_bet_team AFTER INSERT ON game_bet FOR EACH ROW WHEN (NEW.state = 'settled') EXECUTE FUNCTION team_note_bets();
CREATE TRIGGER game_bet_team_end AFTER UPDATE ON game_bet FOR EACH ROW
  WHEN ((OLD.state = 'settled' OR NEW.state = 'settled')
    AND (OLD.state, OLD.valid, OLD.stake, OLD.payout) IS DISTINCT FROM (NEW.state, NEW.valid, NEW.stake, NEW.payout))
  EXECUTE FUNCTION team_note_bets();

CREATE OR REPLACE FUNCTION team_note_member() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
BEGIN
  INSERT INTO team_change (member_id, day, currency, members, agents)
  VALUES (NEW.id, brand_day(NEW.registered_at), NEW.currency, (TG_OP = 'INSERT')::integer,
    (NEW.type IN (1, 2, 41, 42))::integer - CASE WHEN TG_OP = 'UPDATE' THEN (OLD.type IN (1, 2, 41, 42))::integer ELSE 0 END);
  RETURN NULL;
END
$$;

-- Counts the past of a team that is wide from now on: what its members did, without what the next folds bring. The caller holds the
-- lock of folds.
CREATE FUNCTION widen_team(p_agent uuid) RETURNS void LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
BEGIN
  INSERT INTO wide_team VALUES (p_agent) ON CONFLICT DO NOTHING;
  IF NOT FOUND THEN
    RETURN;
  END IF;
  INSERT INTO team_return
  SELECT p_agent, currency, day, prev, sum(returned)
  FROM (
    SELECT currency, day, coalesce(lag(day) OVER (PARTITION BY member_id, currency ORDER BY day), '-infinity') AS prev, 1 AS returned
    FROM (
      SELECT p.member_id, p.currency, make_date(p.year, 1, 1) + d AS day
      FROM member_tree t JOIN member_play p ON p.member_id = t.descendant_id CROSS JOIN generate_series(0, 365) d
      WHERE t.ancestor_id = p_agent AND get_bit(p.days, d) = 1
    ) days
    UNION ALL
    SELECT c.currency, c.day, c.prev, -c.returned FROM team_change c JOIN member_tree t ON t.descendant_id = c.member_id
    WHERE t.ancestor_id = p_agent AND c.returned <> 0
  ) both_kinds GROUP BY currency, day, prev HAVING sum(returned) <> 0;
END
$$;
REVOKE EXECUTE ON FUNCTION widen_team FROM PUBLIC;

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
    SELECT member_id, day, currency, sum(deposit) AS deposit, sum(withdrawal) AS withdrawal, sum(bet) AS bet, sum(win) AS win,
      sum(bonus) AS bonus, sum(held) AS held, sum(valid) AS valid, sum(stake) AS stake, sum(payout) AS payout, sum(active) AS active,
      sum(members) AS members, sum(agents) AS agents
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
  ), own AS (
    INSERT INTO member_day AS d
    SELECT member_id, day, currency, deposit, withdrawal, bet, win, bonus, valid, stake, payout FROM by_member
    WHERE (deposit, withdrawal, bet, win, bonus, valid, stake, payout) <> (0, 0, 0, 0, 0, 0, 0, 0)
    ON CONFLICT (member_id, currency, day) DO UPDATE SET deposit = d.deposit + EXCLUDED.deposit,
      withdrawal = d.withdrawal + EXCLUDED.withdrawal, bet = d.bet + EXCLUDED.bet, win = d.win + EXCLUDED.win,
      bonus = d.bonus + EXCLUDED.bonus, valid = d.valid + EXCLUDED.valid, stake = d.stake + EXCLUDED.stake,
      payout = d.payout + EXCLUDED.payout
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

-- Closes the slots before a moment for good: what can be seen is folded, and what is told of later counts in the next.
CREATE FUNCTION close_team_slots(until timestamptz) RETURNS void LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
BEGIN
  IF until <> date_bin('5 minutes', until, 'epoch') THEN
    RAISE EXCEPTION 'slots end every five minutes, not at %', until USING ERRCODE = 'invalid_parameter_value';
  END IF;
  IF until <= (SELECT closed_until FROM team_closing) THEN
    RETURN;
  END IF;
  PERFORM pg_advisory_xact_lock(hashtext('fold_team_changes'));
  WHILE fold_team_changes(10000) = 10000 LOOP
  END LOOP;
  UPDATE team_closing SET closed_until = until WHERE closed_until < until;
END
$$;

-- What there is already, but for what waits for a fold: that is in `team_change`.
INSERT INTO member_day
SELECT member_id, day, currency, sum(deposit), sum(withdrawal), sum(bet), sum(win), sum(bonus), sum(valid), sum(stake), sum(payout)
FROM (
  SELECT a.member_id, d.day, a.currency,
    CASE WHEN a.kind = 'player' AND d.kind = 'deposit' THEN d.received - d.spent ELSE 0 END AS deposit,
    CASE WHEN a.kind = 'player' AND d.kind = 'withdrawal' THEN d.spent - d.received ELSE 0 END AS withdrawal,
    CASE WHEN d.kind = 'bet' THEN d.spent - d.received ELSE 0 END AS bet,
    CASE WHEN d.kind = 'win' THEN d.received - d.spent ELSE 0 END AS win,
    CASE WHEN a.kind = 'player' AND d.kind = 'bonus' THEN d.received - d.spent ELSE 0 END AS bonus,
    0 AS valid, 0 AS stake, 0 AS payout
  FROM ledger_day d JOIN ledger_account a ON a.id = d.account_id
  UNION ALL
  SELECT member_id, day, currency, 0, 0, 0, 0, 0, valid, stake - open_stake, payout FROM bet_day
  UNION ALL
  SELECT member_id, day, currency, -deposit, -withdrawal, -bet, -win, -bonus, -valid, -stake, -payout FROM team_change
) AS known
WHERE EXISTS (SELECT FROM member_tree t WHERE t.descendant_id = known.member_id)
GROUP BY member_id, day, currency;

INSERT INTO member_slot
SELECT slot, member_id, currency, sum(bets), sum(valid), sum(stake), sum(payout), sum(bonus)
FROM (
  SELECT date_bin('5 minutes', settled_at, 'epoch') AS slot, member_id, currency, 1 AS bets, valid, stake, payout, 0::bigint AS bonus
  FROM game_bet WHERE settled_at IS NOT NULL AND state IN ('settled', 'void')
  UNION ALL
  SELECT date_bin('5 minutes', voided_at, 'epoch'), member_id, currency, -1, -valid, -stake, -payout, 0
  FROM game_bet WHERE settled_at IS NOT NULL AND state = 'void'
  UNION ALL
  SELECT date_bin('5 minutes', e.created_at, 'epoch'), a.member_id, a.currency, 0, 0, 0, 0, e.amount
  FROM ledger_entry e JOIN ledger_account a ON a.id = e.account_id WHERE a.kind = 'player' AND e.kind = 'bonus'
) AS known
WHERE EXISTS (SELECT FROM member_tree t WHERE t.descendant_id = known.member_id)
GROUP BY slot, member_id, currency;

SELECT widen_team(agent_id) FROM agent_day GROUP BY agent_id HAVING sum(members) >= 1000;
