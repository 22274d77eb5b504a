/** A text in which words between two `**` stand out. */
export function Marked({
  text,
  as: Tag = 'b',
  className,
}: {
  text: string;
  as?: 'b' | 'mark' | 'strong' | 'sup';
  className?: string | undefined;
}) {
  return text.split('**').map((part, index) =>
    index % 2 === 1 ? (
      <Tag className={className} key={part}>
        {part}
      </Tag>
    ) : (
      part
    ),
  );
}
