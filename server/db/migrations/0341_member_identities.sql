-- Accounts elsewhere by which members log in: the provider's own name for each, never an e-mail address.
CREATE TABLE member_identity (
  provider text NOT NULL CHECK (provider IN ('google', 'facebook')),
  subject text NOT NULL CHECK (length(subject) BETWEEN 1 AND 255),
  member_id uuid NOT NULL REFERENCES member (id),
  linked_at timestamptz NOT NULL,
  last_used_at timestamptz NOT NULL,
  PRIMARY KEY (provider, subject)
);
CREATE INDEX member_identity_member ON member_identity (member_id);
