import { Picture, type PictureProps } from '@wisata/ui/picture';

interface ScenePictureProps extends Omit<PictureProps, 'media' | 'fill'> {
  readonly of: PictureProps['media'];
  /** Says how large it is. */
  readonly className: string | undefined;
}

/** A picture that fills its frame and says nothing that the words beside it do not. */
export function ScenePicture({ of, className, ...picture }: ScenePictureProps) {
  return (
    <div className={className}>
      <Picture {...picture} media={{ ...of, alt: '' }} fill />
    </div>
  );
}
