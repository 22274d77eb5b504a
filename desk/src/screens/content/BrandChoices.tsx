import { MOST_CHARACTERS, readMark, svgAddress } from 'contract/content/mark.ts';
import { TOKEN_COLORS } from 'contract/site/token-colors.ts';
import { FileTrigger } from 'react-aria-components/FileTrigger';
import { Button } from '../../shared/ui/Button.tsx';
import styles from './Content.module.css';
import { describeColor } from './content.rules.ts';

interface Props {
  label: string;
  address: string;
  value: string;
  isLocked: boolean;
  onChange: (value: string) => void;
}

/** Schemes of pages, with their grounds. */
const SCHEMES = ['light', 'dark'] as const;
/** Sizes of a browser's tab, of a list, and of a phone's home screen. */
const SIZES = [16, 32, 180];

/** A color by eye, beside its text, and how pages show it. */
export function ColorChoice({ label, address, value, isLocked, onChange }: Props) {
  const shown = describeColor(address, value);
  return (
    <p className={styles.state} aria-live="polite">
      <input
        type="color"
        aria-label={`Choose ${label}`}
        className={styles.color}
        value={shown ? value : '#000000'}
        disabled={isLocked}
        onChange={({ target }) => onChange(target.value)}
      />
      {shown && SCHEMES.map((scheme, index) => <Swatch key={scheme} color={shown.colors[index]} />)}
      <span>{shown?.verdict ?? 'Write # and six digits or letters from a to f, such as #0f766e'}</span>
    </p>
  );
}

function Swatch({ color }: { color: string | undefined }) {
  return <span className={styles.color} style={{ background: color }} />;
}

/** A file for a mark, and the mark as it will look. */
export function MarkChoice({ label, value, isLocked, onChange }: Props) {
  const mark = readMark(value);
  // A larger file is refused by its length.
  const take = async (files: FileList | null) => {
    const text = await files?.[0]?.slice(0, 2 * MOST_CHARACTERS).text();
    if (text !== undefined) onChange(text);
  };
  return (
    <>
      <div className={styles.state}>
        <FileTrigger acceptedFileTypes={['.svg', 'image/svg+xml']} onSelect={take}>
          <Button size="small" isDisabled={isLocked}>
            Upload an SVG file
          </Button>
        </FileTrigger>
        {value === '' && <span>It is empty: pages show the woven mark</span>}
      </div>
      {!Array.isArray(mark) &&
        SCHEMES.map((scheme, index) => (
          <div
            key={scheme}
            className={styles.marks}
            style={{ background: TOKEN_COLORS.paper[index], colorScheme: scheme }}
          >
            {SIZES.map((size) => (
              <img
                key={size}
                src={svgAddress(mark.svg)}
                height={size}
                alt={`${label}, ${size} pixels high, ${scheme}`}
              />
            ))}
          </div>
        ))}
    </>
  );
}
