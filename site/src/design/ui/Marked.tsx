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

/** A text with links in it, each as `[words](address)`. */
export function Linked({ text }: { text: string }) {
  return text.split(/(\[[^\]]+\]\([^)]+\))/).map((part) => {
    const [, words, address] = /^\[(.+)\]\((.+)\)$/.exec(part) ?? [];
    return address ? (
      <a href={address} key={part}>
        {words}
      </a>
    ) : (
      part
    );
  });
}
