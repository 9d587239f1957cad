-- Whole teams sorted by a figure of some days: read from the index alone.
CREATE INDEX IF NOT EXISTS member_day_day ON member_day (day, member_id) INCLUDE (currency, deposit, bet, win, bonus);
