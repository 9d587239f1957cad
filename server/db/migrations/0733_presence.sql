-- Who has the console open, and which page: one row a tab, forgotten within a minute.
CREATE UNLOGGED TABLE operator_presence (
  operator_id uuid NOT NULL REFERENCES operator (id) ON DELETE CASCADE,
  tab text NOT NULL,
  page text NOT NULL,
  at timestamptz NOT NULL,
  PRIMARY KEY (operator_id, tab)
);
CREATE INDEX operator_presence_time ON operator_presence (at);
-- What pages ask every few seconds is found without looking through the audit.
CREATE INDEX operator_act_review ON operator_act (id) WHERE act LIKE 'review%' OR act = 'commentReopened';
