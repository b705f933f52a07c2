import styles from './font-showcase.module.css';
import { Page, Stack } from '../layout/layout.tsx';

const SIZES = [
  { style: 'display', name: 'Display, 32 to 56 px', text: 'One trip. One place to book it.' },
  { style: 'h1', name: 'Heading 1', text: 'Siapa yang bepergian?' },
  { style: 'h2', name: 'Heading 2', text: 'Popular stays in Yogyakarta' },
  { style: 'h3', name: 'Heading 3', text: 'Kencana Loka Prawirotaman' },
  { style: 'price', name: 'Price, tabular', text: 'Rp. 1.345.000 · Rp. 11.111.111 · S$ 188' },
  { style: 'time', name: 'Time, tabular', text: '10:25 WIB – 13:20 WITA · 01:11 +1' },
  {
    style: 'body',
    name: 'Body, 16 px',
    text: 'Names as on the ID you bring to the airport: no titles, degrees or punctuation.',
  },
  {
    style: 'dense',
    name: 'Dense, 15 px',
    text: 'Yang sudah Anda isi tetap tersimpan, juga bila halaman ditutup sebelum pesanan dibayar.',
  },
  { style: 'small', name: 'Small, 13 px', text: 'Total untuk 3 orang, termasuk pajak dan biaya wajib' },
  { style: 'micro', name: 'Micro, 12 px, the floor', text: 'WIB · WITA · WIT · CGK · DPS' },
] as const;

const WEIGHTS = [
  { style: 'regular', name: '450 body' },
  { style: 'medium', name: '550 medium' },
  { style: 'strong', name: '650 label and link' },
  { style: 'bold', name: '750 heading and price' },
] as const;

const PANGRAM = 'Muharjo seorang xenofobia universal yang takut pada warga jazirah, contohnya Qatar. 0123456789';

/** Sizes, weights, figures and the fallback face side by side, for the page `/dev/font`. */
export function FontShowcase() {
  return (
    <Page>
      <div className={styles.page}>
        <Stack gap={6}>
          <h1>Type</h1>
          <div>
            {SIZES.map(({ style, name, text }) => (
              <div key={style} className={styles.sample}>
                <p className={styles.name}>{name}</p>
                <p className={styles[style]}>{text}</p>
              </div>
            ))}
          </div>
          <h2>Weights</h2>
          <div>
            {WEIGHTS.map(({ style, name }) => (
              <div key={style} className={styles.sample}>
                <p className={styles.name}>{name}</p>
                <p className={styles[style]}>{PANGRAM}</p>
              </div>
            ))}
          </div>
          <h2>Face and fallback</h2>
          <div>
            <p className={styles.body}>{PANGRAM}</p>
            <p className={`${styles.body} ${styles.fallback}`}>{PANGRAM}</p>
          </div>
        </Stack>
      </div>
    </Page>
  );
}
