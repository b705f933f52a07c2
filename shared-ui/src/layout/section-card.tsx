import type { ReactNode } from 'react';
import { Card, CardBody, CardHeader, type CardHeaderProps } from './card.tsx';

/** Props of `SectionCard`. */
export interface SectionCardProps extends Omit<CardHeaderProps, 'level'> {
  id: string;
  children: ReactNode;
}

/** A titled part of a page on a card of its own; its heading is an `h2`. */
export function SectionCard({ id, children, ...header }: SectionCardProps) {
  return (
    <Card as="section" labelledBy={id}>
      <CardHeader level={2} id={id} {...header} />
      <CardBody>{children}</CardBody>
    </Card>
  );
}
