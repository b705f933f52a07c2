import { Card, CardBody, CardHeader } from '@wisata/ui/card';
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
      <Card as="section" labelledBy="product-ask">
        <CardHeader id="product-ask" level={2} title={title} subtitle={text} />
        <CardBody>
          <LazyContactForm callingCode="65" about={about} />
        </CardBody>
      </Card>
    </div>
  );
}
