-- What a review is about, as places that pages name in the words of the forms; of those before nobody kept them.
ALTER TABLE draft_review ADD COLUMN places jsonb NOT NULL DEFAULT '[]';
-- Programs of before still write it.
ALTER TABLE draft_review ALTER COLUMN summary SET DEFAULT '';
