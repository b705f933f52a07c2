import { Check, X } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Accordion } from '@wisata/ui/accordion';
import { Card } from '@wisata/ui/card';
import { DetailPart } from '@wisata/ui/detail-page';
import { Icon, type IconType } from '@wisata/ui/icon';
import { Grid } from '@wisata/ui/layout';
import type { VisitProps } from './visit-props.ts';
import { documentSections, termLines } from './visit-terms.rules.ts';
import styles from './visit-terms.module.css';

function Lines({ title, lines, icon }: { title: string; lines: readonly string[]; icon: IconType }) {
  if (lines.length === 0) return null;
  return (
    <Card padded>
      <h3 className={styles.title}>{title}</h3>
      <ul role="list" className={styles.lines}>
        {lines.map((line) => (
          <li key={line}>
            <Icon of={icon} size="s" />
            {line}
          </li>
        ))}
      </ul>
    </Card>
  );
}

/** What the price covers, what it does not, and what to bring; a part without any vanishes. */
export function VisitIncluded({ service, visit }: VisitProps) {
  const { t } = useTranslation(service);
  const { includes, excludes, bring, facilities } = visit;
  if ([includes, excludes, bring, facilities].every(({ length }) => length === 0)) return null;
  return (
    <DetailPart id="included" title={t('detail.included')}>
      <Grid align="top">
        <Lines title={t('detail.includes')} lines={includes} icon={Check} />
        <Lines title={t('detail.excludes')} lines={excludes} icon={X} />
        <Lines title={t('detail.bring')} lines={bring} icon={Check} />
        <Lines title={t('detail.facilities')} lines={facilities} icon={Check} />
      </Grid>
    </DetailPart>
  );
}

/** The terms, section by section; one without text vanishes. */
export function VisitTerms({ service, visit }: VisitProps) {
  const { t } = useTranslation(service);
  const documents = documentSections(visit.documents).map(({ key, text }) => ({
    id: `document-${key}`,
    title: t(`detail.document.${key}`),
    lines: termLines(text),
  }));
  const terms = visit.terms.map(({ tKey, title, data }) => ({ id: `terms-${tKey}`, title, lines: termLines(data) }));
  const sections = [...documents, ...terms].filter(({ lines }) => lines.length > 0);
  if (sections.length === 0) return null;
  return (
    <DetailPart id="terms" title={t('detail.terms')}>
      <Accordion
        items={sections.map(({ id, title, lines }) => ({
          id,
          summary: title,
          content: (
            <ul className={styles.points}>
              {lines.map((line) => (
                <li key={line}>{line}</li>
              ))}
            </ul>
          ),
        }))}
      />
    </DetailPart>
  );
}
