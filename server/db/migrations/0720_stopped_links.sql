-- An operator may stop a promotion link. What its agent decided stands beside it, so that letting it go switches nothing on.
ALTER TABLE promotion_link ADD COLUMN stopped_at timestamptz;
