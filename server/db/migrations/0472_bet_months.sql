-- Records of who plays most: the sums by month above those by day, so that years are a few rows; and lists of one vendor or one kind
-- of game in the order that they are read in.
CREATE TABLE bet_month (
  member_id uuid NOT NULL REFERENCES member (id),
  -- Its first day.
  month date NOT NULL CHECK (extract(day FROM month) = 1),
  currency text NOT NULL,
  category text NOT NULL,
  vendor text NOT NULL,
  game_code text NOT NULL,
  game_name text NOT NULL,
  bets bigint NOT NULL,
  stake bigint NOT NULL,
  open_bets bigint NOT NULL,
  open_stake bigint NOT NULL,
  valid bigint NOT NULL,
  payout bigint NOT NULL,
  net bigint NOT NULL GENERATED ALWAYS AS (payout - (stake - open_stake)) STORED,
  void_bets bigint NOT NULL,
  void_stake bigint NOT NULL,
  CHECK (bets >= open_bets AND stake >= open_stake AND least(open_bets, open_stake, valid, payout, void_bets, void_stake) >= 0),
  PRIMARY KEY (member_id, month, currency, category, vendor, game_code)
);
ALTER TABLE bet_month SET (fillfactor = 70);
-- Only days move months.
REVOKE INSERT, UPDATE, DELETE ON bet_month FROM croupier_app;

INSERT INTO bet_month (member_id, month, currency, category, vendor, game_code, game_name, bets, stake, open_bets, open_stake, valid,
  payout, void_bets, void_stake)
SELECT member_id, date_trunc('month', day)::date, currency, category, vendor, game_code, max(game_name), sum(bets), sum(stake),
  sum(open_bets), sum(open_stake), sum(valid), sum(payout), sum(void_bets), sum(void_stake)
FROM bet_day GROUP BY 1, 2, 3, 4, 5, 6;

-- A day that is new adds itself; one that changes moves its month by what changed, which may fall: an upsert would judge that by the
-- rules for sums.
CREATE FUNCTION bet_day_of_month() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
DECLARE
  first date := date_trunc('month', NEW.day)::date;
BEGIN
  IF TG_OP = 'INSERT' THEN
    INSERT INTO bet_month AS m (member_id, month, currency, category, vendor, game_code, game_name, bets, stake, open_bets, open_stake,
      valid, payout, void_bets, void_stake)
    VALUES (NEW.member_id, first, NEW.currency, NEW.category, NEW.vendor, NEW.game_code, NEW.game_name, NEW.bets, NEW.stake,
      NEW.open_bets, NEW.open_stake, NEW.valid, NEW.payout, NEW.void_bets, NEW.void_stake)
    ON CONFLICT (member_id, month, currency, category, vendor, game_code) DO UPDATE SET bets = m.bets + EXCLUDED.bets,
      stake = m.stake + EXCLUDED.stake, open_bets = m.open_bets + EXCLUDED.open_bets, open_stake = m.open_stake + EXCLUDED.open_stake,
      valid = m.valid + EXCLUDED.valid, payout = m.payout + EXCLUDED.payout, void_bets = m.void_bets + EXCLUDED.void_bets,
      void_stake = m.void_stake + EXCLUDED.void_stake;
    RETURN NULL;
  END IF;
  UPDATE bet_month m SET bets = m.bets + NEW.bets - OLD.bets, stake = m.stake + NEW.stake - OLD.stake,
    open_bets = m.open_bets + NEW.open_bets - OLD.open_bets, open_stake = m.open_stake + NEW.open_stake - OLD.open_stake,
    valid = m.valid + NEW.valid - OLD.valid, payout = m.payout + NEW.payout - OLD.payout,
    void_bets = m.void_bets + NEW.void_bets - OLD.void_bets, void_stake = m.void_stake + NEW.void_stake - OLD.void_stake
  WHERE m.member_id = NEW.member_id AND m.month = first AND m.currency = NEW.currency AND m.category = NEW.category
    AND m.vendor = NEW.vendor AND m.game_code = NEW.game_code;
  RETURN NULL;
END
$$;
CREATE TRIGGER bet_day_counted AFTER INSERT OR UPDATE ON bet_day FOR EACH ROW EXECUTE FUNCTION bet_day_of_month();

CREATE INDEX game_bet_vendor ON game_bet (member_id, vendor, placed_at DESC, id DESC);
CREATE INDEX game_bet_category ON game_bet (member_id, category, placed_at DESC, id DESC);
