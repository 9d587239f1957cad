-- The sums of each agent's whole downline by day, so that figures of a team of any size and any period are read from a few rows.
-- A bet never touches the row of an agent: what it changes is noted in a row of its own, which a sweep folds into the days of every
-- agent above the member. Who reads adds what is not folded yet in the same statement, and so is right to the unit at any moment.
CREATE TABLE agent_day (
  agent_id uuid NOT NULL REFERENCES member (id),
  -- Money by the day of UTC its entry has; turnover, settled stakes and payouts by the day the bet counts on; people by when they came.
  day date NOT NULL,
  currency text NOT NULL,
  deposit bigint NOT NULL,
  withdrawal bigint NOT NULL,
  bet bigint NOT NULL,
  win bigint NOT NULL,
  bonus bigint NOT NULL,
  -- What the money of members grew by; all days together are what they have.
  held bigint NOT NULL,
  -- Of bets that are settled.
  valid bigint NOT NULL,
  stake bigint NOT NULL,
  payout bigint NOT NULL,
  -- Members who placed a bet on the day.
  active bigint NOT NULL,
  members bigint NOT NULL,
  agents bigint NOT NULL,
  PRIMARY KEY (agent_id, day, currency)
);
ALTER TABLE agent_day SET (fillfactor = 70);

-- What is not folded yet. No keys to other tables: a bet shall not wait for a check.
CREATE TABLE team_change (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  member_id uuid NOT NULL,
  day date NOT NULL,
  currency text NOT NULL,
  deposit bigint NOT NULL DEFAULT 0,
  withdrawal bigint NOT NULL DEFAULT 0,
  bet bigint NOT NULL DEFAULT 0,
  win bigint NOT NULL DEFAULT 0,
  bonus bigint NOT NULL DEFAULT 0,
  held bigint NOT NULL DEFAULT 0,
  valid bigint NOT NULL DEFAULT 0,
  stake bigint NOT NULL DEFAULT 0,
  payout bigint NOT NULL DEFAULT 0,
  active bigint NOT NULL DEFAULT 0,
  members bigint NOT NULL DEFAULT 0,
  agents bigint NOT NULL DEFAULT 0
);

-- On which days of a year a member placed a bet, the first of January being bit 0: whoever is active on two days of a period is one
-- active member of it.
CREATE TABLE member_play (
  member_id uuid NOT NULL REFERENCES member (id),
  year smallint NOT NULL,
  currency text NOT NULL,
  days bit(366) NOT NULL,
  PRIMARY KEY (member_id, year, currency)
);
ALTER TABLE member_play SET (fillfactor = 70);
REVOKE INSERT, UPDATE, DELETE ON agent_day, team_change, member_play FROM croupier_app;

CREATE FUNCTION team_note_money() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
DECLARE
  own record;
  moved bigint := NEW.received - NEW.spent;
  began boolean := NEW.kind = 'bet' AND NEW.entries_out > 0;
  placed integer := extract(doy FROM NEW.day)::integer - 1;
BEGIN
  SELECT a.member_id, a.kind, a.currency INTO own FROM ledger_account a
  WHERE a.id = NEW.account_id AND EXISTS (SELECT 1 FROM member_tree t WHERE t.descendant_id = a.member_id);
  IF NOT FOUND THEN
    RETURN NULL;
  END IF;
  IF TG_OP = 'UPDATE' THEN
    moved := moved - (OLD.received - OLD.spent);
    began := began AND OLD.entries_out = 0;
  END IF;
  IF began THEN
    INSERT INTO member_play AS p VALUES (own.member_id, extract(year FROM NEW.day), own.currency, set_bit(0::bit(366), placed, 1))
    ON CONFLICT (member_id, year, currency) DO UPDATE SET days = set_bit(p.days, placed, 1) WHERE get_bit(p.days, placed) = 0;
    -- Another account of the member may have been first.
    began := FOUND;
  END IF;
  INSERT INTO team_change (member_id, day, currency, deposit, withdrawal, bet, win, bonus, held, active)
  VALUES (own.member_id, NEW.day, own.currency,
    CASE WHEN own.kind = 'player' AND NEW.kind = 'deposit' THEN moved ELSE 0 END,
    CASE WHEN own.kind = 'player' AND NEW.kind = 'withdrawal' THEN -moved ELSE 0 END,
    CASE WHEN NEW.kind = 'bet' THEN -moved ELSE 0 END,
    CASE WHEN NEW.kind = 'win' THEN moved ELSE 0 END,
    CASE WHEN own.kind = 'player' AND NEW.kind = 'bonus' THEN moved ELSE 0 END,
    CASE WHEN own.kind IN ('player', 'playerVendor') THEN moved ELSE 0 END,
    began::integer);
  RETURN NULL;
END
$$;
CREATE TRIGGER ledger_day_team AFTER INSERT OR UPDATE ON ledger_day FOR EACH ROW EXECUTE FUNCTION team_note_money();

CREATE FUNCTION team_note_bets() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
DECLARE
  valid_moved bigint := NEW.valid;
  stake_moved bigint := NEW.stake - NEW.open_stake;
  payout_moved bigint := NEW.payout;
BEGIN
  IF TG_OP = 'UPDATE' THEN
    valid_moved := valid_moved - OLD.valid;
    stake_moved := stake_moved - (OLD.stake - OLD.open_stake);
    payout_moved := payout_moved - OLD.payout;
  END IF;
  IF valid_moved = 0 AND stake_moved = 0 AND payout_moved = 0 THEN
    RETURN NULL;
  END IF;
  INSERT INTO team_change (member_id, day, currency, valid, stake, payout)
  SELECT NEW.member_id, NEW.day, NEW.currency, valid_moved, stake_moved, payout_moved
  WHERE EXISTS (SELECT 1 FROM member_tree t WHERE t.descendant_id = NEW.member_id);
  RETURN NULL;
END
$$;
CREATE TRIGGER bet_day_team AFTER INSERT OR UPDATE ON bet_day FOR EACH ROW EXECUTE FUNCTION team_note_bets();

CREATE FUNCTION team_note_member() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
BEGIN
  INSERT INTO team_change (member_id, day, currency, members, agents)
  VALUES (NEW.id, (NEW.registered_at AT TIME ZONE 'UTC')::date, NEW.currency, (TG_OP = 'INSERT')::integer,
    (NEW.type IN (1, 2, 41, 42))::integer - CASE WHEN TG_OP = 'UPDATE' THEN (OLD.type IN (1, 2, 41, 42))::integer ELSE 0 END);
  RETURN NULL;
END
$$;
CREATE TRIGGER member_team AFTER INSERT ON member FOR EACH ROW WHEN (NEW.upline_id IS NOT NULL) EXECUTE FUNCTION team_note_member();
CREATE TRIGGER member_team_type AFTER UPDATE OF type ON member FOR EACH ROW
  WHEN (NEW.upline_id IS NOT NULL AND NEW.type <> OLD.type) EXECUTE FUNCTION team_note_member();

-- Folds the oldest changes, one session at a time; says how many. What it takes and what it adds is one transaction.
CREATE FUNCTION fold_team_changes(most integer) RETURNS integer LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
DECLARE
  folded integer;
BEGIN
  IF NOT pg_try_advisory_xact_lock(hashtext('fold_team_changes')) THEN
    RETURN 0;
  END IF;
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
  )
  SELECT count(*) INTO folded FROM taken;
  RETURN folded;
END
$$;

-- What there is already, as changes that the first fold takes.
INSERT INTO member_play
SELECT a.member_id, extract(year FROM d.day), a.currency, bit_or(set_bit(0::bit(366), extract(doy FROM d.day)::integer - 1, 1))
FROM ledger_day d JOIN ledger_account a ON a.id = d.account_id
WHERE d.kind = 'bet' AND d.entries_out > 0 AND EXISTS (SELECT 1 FROM member_tree t WHERE t.descendant_id = a.member_id)
GROUP BY 1, 2, 3;

INSERT INTO team_change (member_id, day, currency, deposit, withdrawal, bet, win, bonus, held, active)
SELECT a.member_id, d.day, a.currency,
  coalesce(sum(d.received - d.spent) FILTER (WHERE a.kind = 'player' AND d.kind = 'deposit'), 0),
  coalesce(sum(d.spent - d.received) FILTER (WHERE a.kind = 'player' AND d.kind = 'withdrawal'), 0),
  coalesce(sum(d.spent - d.received) FILTER (WHERE d.kind = 'bet'), 0),
  coalesce(sum(d.received - d.spent) FILTER (WHERE d.kind = 'win'), 0),
  coalesce(sum(d.received - d.spent) FILTER (WHERE a.kind = 'player' AND d.kind = 'bonus'), 0),
  coalesce(sum(d.received - d.spent) FILTER (WHERE a.kind IN ('player', 'playerVendor')), 0),
  (count(*) FILTER (WHERE d.kind = 'bet' AND d.entries_out > 0) > 0)::integer
FROM ledger_day d JOIN ledger_account a ON a.id = d.account_id
WHERE EXISTS (SELECT 1 FROM member_tree t WHERE t.descendant_id = a.member_id)
GROUP BY 1, 2, 3;

INSERT INTO team_change (member_id, day, currency, valid, stake, payout)
SELECT b.member_id, b.day, b.currency, sum(b.valid), sum(b.stake - b.open_stake), sum(b.payout)
FROM bet_day b WHERE EXISTS (SELECT 1 FROM member_tree t WHERE t.descendant_id = b.member_id)
GROUP BY 1, 2, 3;

INSERT INTO team_change (member_id, day, currency, members, agents)
SELECT id, (registered_at AT TIME ZONE 'UTC')::date, currency, 1, (type IN (1, 2, 41, 42))::integer FROM member WHERE upline_id IS NOT NULL;

SELECT fold_team_changes(2147483647);
