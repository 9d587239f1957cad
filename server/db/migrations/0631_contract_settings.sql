-- What operators set for contracts, terms that they offer often, and corrections that they note on bills.
CREATE TABLE contract_setting (
  kind text PRIMARY KEY CHECK (kind IN ('dividend', 'daily', 'hourly', 'realtime')),
  -- The highest rate that anybody may offer, in hundredths of a percent.
  ceiling integer NOT NULL CHECK (ceiling BETWEEN 0 AND 10000),
  cycle text NOT NULL CHECK (cycle IN ('daily', 'weekly', 'semimonthly', 'monthly') AND (kind = 'dividend' OR cycle = 'daily')),
  confirms text NOT NULL CHECK (confirms IN ('schedule', 'hand')),
  changed_at timestamptz NOT NULL,
  changed_by text NOT NULL
);

CREATE TABLE contract_template (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  name text NOT NULL CHECK (length(name) BETWEEN 1 AND 80),
  kind text NOT NULL CHECK (kind IN ('dividend', 'daily', 'hourly', 'realtime')),
  terms jsonb NOT NULL CHECK (terms ->> 'kind' = kind AND jsonb_typeof(terms -> 'tiers') = 'array'),
  is_open boolean NOT NULL,
  changed_at timestamptz NOT NULL,
  changed_by text NOT NULL
);
-- A name means one thing.
CREATE UNIQUE INDEX contract_template_name ON contract_template (lower(name));

-- By which operators and why, where no figure changed.
ALTER TABLE bill_correction
  ADD COLUMN noted_by text CHECK (length(noted_by) BETWEEN 1 AND 200),
  ADD COLUMN reason text CHECK (length(reason) BETWEEN 1 AND 500),
  ADD CHECK ((noted_by IS NULL) = (reason IS NULL));

ALTER TABLE rule_change DROP CONSTRAINT rule_change_kind_check;
ALTER TABLE rule_change ADD CONSTRAINT rule_change_kind_check
  CHECK (kind IN ('withdrawalRule', 'withdrawalWay', 'depositChannel', 'mallSetting', 'memberCorrection', 'contractSetting', 'billCorrection'));
