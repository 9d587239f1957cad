-- A passkey is a member's or an operator's.
ALTER TABLE passkey ALTER COLUMN member_id DROP NOT NULL;
ALTER TABLE passkey ADD COLUMN operator_id uuid REFERENCES operator (id);
ALTER TABLE passkey ADD CONSTRAINT passkey_holder CHECK (num_nonnulls(member_id, operator_id) = 1);
CREATE INDEX passkey_operator ON passkey (operator_id, created_at) WHERE operator_id IS NOT NULL;

-- Whether a session at the console was opened, or gone on with, by more than a password.
ALTER TABLE operator_session ADD COLUMN has_both_factors boolean NOT NULL DEFAULT false;
-- Sessions that are open were opened with a code where there was one to ask for.
UPDATE operator_session s SET has_both_factors = true WHERE EXISTS (
  SELECT FROM second_factor f WHERE f.holder_kind = 'operator' AND f.holder_id = s.operator_id AND f.confirmed_at <= s.created_at);

-- A rule that the demo has written ends with the demo.
ALTER TABLE operator_rule ADD COLUMN is_demo boolean NOT NULL DEFAULT false;
