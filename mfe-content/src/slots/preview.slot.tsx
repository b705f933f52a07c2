import { readLine, readPageText } from '@wisata/kernel/page-text';
import type { SlotProps } from '@wisata/kernel/remote';
import { useTranslation } from 'react-i18next';
import { Stack } from '@wisata/ui/layout';
import { NoticeBanner } from '@wisata/ui/notice-banner';
import { toMedia } from '../api/content-adapter.ts';
import { CollectionList } from '../collections/collection-card.tsx';
import { HomeBanners } from '../home/home-themes.tsx';
import { PageBanner } from '../page/page-head.tsx';
import { RichText } from '../page/rich-text.tsx';

type PreviewProps = SlotProps['preview'];
type Of<Kind> = Extract<PreviewProps['edited'], { readonly kind: Kind }>['body'];

function Notice({ body, locale }: { body: Of<'notice'> } & Pick<PreviewProps, 'locale'>) {
  const { t } = useTranslation('content');
  return (
    <NoticeBanner label={t('preview.notice')} ground={body.bg_color} ink={body.text_color}>
      <RichText nodes={readLine(body.notice[locale])} compact />
    </NoticeBanner>
  );
}

function Post({ body, locale }: { body: Of<'post'> } & Pick<PreviewProps, 'locale'>) {
  return (
    <article>
      <Stack>
        <h2>{body.title[locale]}</h2>
        <p>{body.excerpt[locale]}</p>
        <PageBanner picture={toMedia(body.image.uri, body.image.alt[locale])} />
        <RichText nodes={readPageText(body.content[locale])} />
      </Stack>
    </article>
  );
}

/** What an editor has written, drawn by the parts that guests see it with. */
export default function Preview({ edited, locale }: PreviewProps) {
  switch (edited.kind) {
    case 'notice':
      return <Notice body={edited.body} locale={locale} />;
    case 'banner': {
      const { title, desc, link, image } = edited.body;
      const picture = toMedia(image.uri, image.alt[locale]);
      return <HomeBanners banners={[{ id: 0, title: title[locale], text: desc[locale], picture, link }]} />;
    }
    case 'slider': {
      const { slideName, description, image } = edited.body;
      const picture = toMedia(image.uri, image.alt[locale]);
      const shown = { id: '0', slug: 'preview', name: slideName[locale], description: description[locale], picture };
      return <CollectionList collections={[{ ...shown, productCount: 0 }]} level={3} />;
    }
    case 'faq':
      return (
        <Stack gap={2}>
          <h3>{edited.body.question[locale]}</h3>
          <RichText nodes={readPageText(edited.body.answer[locale])} compact />
        </Stack>
      );
    case 'post':
      return <Post body={edited.body} locale={locale} />;
  }
}
