import styles from './menu-icon.module.css';

/** A file of this site, or a drawing that stands in the address itself; nothing that ends a style's text. */
const ADDRESS = /^(?:data:image\/svg\+xml,|\/(?!\/))[^"\\\n]+$/;

/** The drawing that a menu entry brings, in the colour of its words; nothing for an entry without one. */
export function MenuIcon({ address, size = 'm' }: { readonly address: string; readonly size?: 's' | 'm' }) {
  if (!ADDRESS.test(address)) return null;
  const drawing = { '--drawing': `url("${address}")` } as Record<string, string>;
  return <span aria-hidden className={styles.icon} data-drawing={size} style={drawing} />;
}
