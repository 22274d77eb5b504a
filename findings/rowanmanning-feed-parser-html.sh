#!/usr/bin/env bash
# @rowanmanning/feed-parser 2.1.5, the content of an entry of Atom and of RSS.
# Expected: `content` is the HTML of the entry, as the feed has it: XML and CDATA are read once.
# Seen: references within the HTML are taken out as well, so that the sample of code `a &lt;b&gt; c` becomes the markup
# `a <b> c`: a page that shows it no longer has the signs that were written. Titles, which are text there, come out right.
# Output: "RSS: <code>a <b> c</code>; Atom: <code>a <b> c</code>".
set -euo pipefail
dir=$(mktemp -d); trap 'rm -rf "$dir"' EXIT; cd "$dir"
echo '{ "private": true, "type": "module" }' > package.json
timeout 120 npm install --no-audit --no-fund --ignore-scripts --loglevel=error @rowanmanning/feed-parser@2.1.5 >/dev/null
cat > read.js <<'JS'
import { parseFeed } from '@rowanmanning/feed-parser';
const html = '<code>a &lt;b&gt; c</code>';
const rss = parseFeed(`<?xml version="1.0"?><rss version="2.0" xmlns:content="http://purl.org/rss/1.0/modules/content/"><channel>
<title>T</title><link>https://example.com/</link><description>D</description><item><guid>https://example.com/1</guid>
<title>One</title><content:encoded><![CDATA[${html}]]></content:encoded></item></channel></rss>`);
const atom = parseFeed(`<?xml version="1.0"?><feed xmlns="http://www.w3.org/2005/Atom"><id>https://example.com/</id><title>T</title>
<updated>2026-03-10T00:00:00Z</updated><entry><id>https://example.com/1</id><title>One</title><updated>2026-03-10T00:00:00Z</updated>
<content type="html"><![CDATA[${html}]]></content></entry></feed>`);
console.log(`RSS: ${rss.items[0].content}; Atom: ${atom.items[0].content}`);
JS
out=$(timeout 60 node read.js)
echo "$out"
[ "$out" = 'RSS: <code>a <b> c</code>; Atom: <code>a <b> c</code>' ]
