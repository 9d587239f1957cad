-- Whoever came with the demo: their passwords were told to everybody. They stay demo accounts whatever becomes of their
-- passwords, and production does not start while one of them can log in.
ALTER TABLE member ADD COLUMN is_demo boolean NOT NULL DEFAULT false;
ALTER TABLE operator ADD COLUMN is_demo boolean NOT NULL DEFAULT false;
CREATE INDEX member_demo ON member (id) WHERE is_demo;

-- Databases that were filled before there was a mark. Nobody has such an address: `.example` belongs to no one (RFC 2606).
UPDATE member SET is_demo = true
WHERE account_key ~ '^(agent0[1-4]|player(0[1-9]|[1-3][0-9]|40))$' AND email = account || '@mail.example';
UPDATE operator SET is_demo = true
WHERE password_hash IS NOT NULL AND account IN ('publisher', 'editor', 'viewer') AND EXISTS (SELECT FROM member WHERE is_demo);
