-- Pictures of the brand. Their bytes are where those of all files are; they belong to no member.
ALTER TABLE member_file ALTER COLUMN member_id DROP NOT NULL;

CREATE TABLE asset (
  file_id uuid PRIMARY KEY REFERENCES member_file (id),
  -- SHA-256 of the bytes, in hexadecimal digits: a picture is known by what it is, and its address never shows another.
  hash text NOT NULL UNIQUE CHECK (hash ~ '^[0-9a-f]{64}$'),
  name text NOT NULL,
  width integer NOT NULL CHECK (width > 0),
  height integer NOT NULL CHECK (height > 0),
  -- What it shows, in words, by language.
  alt jsonb NOT NULL DEFAULT '{}',
  added_at timestamptz NOT NULL,
  added_by text NOT NULL
);
CREATE INDEX asset_newest ON asset (added_at DESC);
