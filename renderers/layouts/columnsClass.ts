interface Columns {
  phone?: number;
  tablet?: number;
  desktop?: number;
}

/**
 * Columns for each class of screen, as classes of a grid; a class of screen left out takes those of the smaller one. Classes and
 * no styles, because a page that is drawn before its program arrived may carry no style of its own (S-01).
 */
export function columnsClass({ phone = 1, tablet, desktop }: Columns = {}): string {
  const onTablet = tablet ?? Math.max(phone, 2);
  return `phone-${phone} tablet-${onTablet} desktop-${desktop ?? Math.max(onTablet, 3)}`;
}
