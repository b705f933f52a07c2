import { SectionCard } from '@wisata/ui/section-card';
import styles from './ask-card.module.css';
import { LazyContactForm } from './lazy-contact-form.tsx';

interface AskCardProps {
  readonly title: string;
  readonly text: string;
  /** What the question is about. */
  readonly about: string;
}

/** A question to the help desk, at the end of a product's page. */
export function AskCard({ title, text, about }: AskCardProps) {
  return (
    <div className={styles.ask}>
      <SectionCard id="product-ask" title={title} subtitle={text}>
        <LazyContactForm callingCode="65" about={about} />
      </SectionCard>
    </div>
  );
}
