import { Button, Group, Skeleton } from '@mantine/core';
import { useEffect, useRef, useState } from 'react';
import ReactCrop, { centerCrop, makeAspectCrop, type PercentCrop } from 'react-image-crop';
import 'react-image-crop/dist/ReactCrop.css';
import { useText } from '../../lib/text.ts';
import { Dialog } from '../dialogs/dialog.tsx';
import { TEXT } from '../text.ts';
import styles from './crop-dialog.module.css';

interface CropDialogProps {
  file: File;
  /** Both edges of what comes out, in pixels. */
  side: number;
  /** Told the square as a PNG; the whole file where the browser cannot draw it, so that the server says why. */
  onCrop: (picture: Blob) => void;
  onClose: () => void;
}

/** The largest square in the middle. */
const wholeSquare = (width: number, height: number) =>
  centerCrop(
    makeAspectCrop({ unit: '%', [width < height ? 'width' : 'height']: 100 }, 1, width, height),
    width,
    height,
  );

/** Chooses the square of a picture that is kept, by mouse, finger or arrow keys (GRP-9, ACC-22). */
export function CropDialog({ file, side, onCrop, onClose }: CropDialogProps) {
  const t = useText(TEXT);
  const [address, setAddress] = useState<string | null>(null);
  const [crop, setCrop] = useState<PercentCrop>();
  const image = useRef<HTMLImageElement>(null);
  useEffect(() => {
    const reader = new FileReader();
    reader.onload = () => setAddress(String(reader.result));
    reader.readAsDataURL(file);
    return () => reader.abort();
  }, [file]);
  const keep = async () => onCrop((image.current && crop && (await cut(image.current, crop, side))) ?? file);
  return (
    <Dialog opened onClose={onClose} title={t('cropTitle')} size="md">
      <p className={styles.hint}>{t('cropHint')}</p>
      <div className={styles.stage}>
        {address === null ? (
          <Skeleton height={240} />
        ) : (
          <ReactCrop
            crop={crop as PercentCrop}
            onChange={(_, next) => setCrop(next)}
            aspect={1}
            keepSelection
            ruleOfThirds
            minWidth={24}
            ariaLabels={{
              cropArea: t('cropArea'),
              nwDragHandle: t('cropHandle'),
              nDragHandle: t('cropHandle'),
              neDragHandle: t('cropHandle'),
              eDragHandle: t('cropHandle'),
              seDragHandle: t('cropHandle'),
              sDragHandle: t('cropHandle'),
              swDragHandle: t('cropHandle'),
              wDragHandle: t('cropHandle'),
            }}
          >
            <img
              ref={image}
              className={styles.picture}
              src={address}
              alt={file.name}
              onLoad={({ currentTarget: { width, height } }) => setCrop(wholeSquare(width, height))}
              onError={() => onCrop(file)}
            />
          </ReactCrop>
        )}
      </div>
      <Group justify="flex-end" mt="md">
        <Button variant="default" onClick={onClose}>
          {t('cancel')}
        </Button>
        <Button disabled={!crop} onClick={() => void keep()}>
          {t('cropKeep')}
        </Button>
      </Group>
    </Dialog>
  );
}

/** The square as a PNG; null where the browser draws none. */
function cut(image: HTMLImageElement, crop: PercentCrop, side: number): Promise<Blob | null> {
  const canvas = document.createElement('canvas');
  canvas.width = side;
  canvas.height = side;
  const context = canvas.getContext('2d');
  if (!context) return Promise.resolve(null);
  const { naturalWidth, naturalHeight } = image;
  const part = (percent: number, whole: number) => (percent / 100) * whole;
  context.imageSmoothingQuality = 'high';
  context.drawImage(
    image,
    part(crop.x, naturalWidth),
    part(crop.y, naturalHeight),
    part(crop.width, naturalWidth),
    part(crop.height, naturalHeight),
    0,
    0,
    side,
    side,
  );
  return new Promise((resolve) => canvas.toBlob(resolve, 'image/png'));
}
