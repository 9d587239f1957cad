-- Which limit a play's last refused stake did not fit, so that its member can be told: the vendor says no more than that there is one.
ALTER TABLE game_play
  ADD COLUMN limit_met text CHECK (limit_met IN ('loss-day', 'loss-week', 'loss-month', 'time-day')),
  ADD COLUMN limit_met_at timestamptz;
