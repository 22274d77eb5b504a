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
