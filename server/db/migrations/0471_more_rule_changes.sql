-- What else two operators agree to: the rates of points and invitations, and what customer service takes away of a member.
ALTER TABLE rule_change DROP CONSTRAINT rule_change_kind_check;
ALTER TABLE rule_change ADD CONSTRAINT rule_change_kind_check
  CHECK (kind IN ('withdrawalRule', 'withdrawalWay', 'depositChannel', 'mallSetting', 'memberCorrection'));
