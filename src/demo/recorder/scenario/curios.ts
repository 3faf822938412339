/** A token id of 77 digits. */
export const LONG_ID =
  71_428_571_428_571_428_571_428_571_428_571_428_571_428_571_428_571_428_571_428_571_428_571_428_571_428n

const encoded = (text: string): string => `data:application/json;base64,${Buffer.from(text).toString('base64')}`
const json = (value: unknown): string => encoded(JSON.stringify(value))
const drawing = (svg: string): string => `data:image/svg+xml;base64,${Buffer.from(svg).toString('base64')}`

const picture = drawing(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 400 400"><path fill="#1c2b2a" d="M0 0h400v400H0z"/><g fill="none" stroke="#e9c46a" stroke-width="3"><circle cx="200" cy="200" r="120"/><path d="M80 200h240M200 80v240M115 115l170 170M285 115L115 285"/></g><circle cx="200" cy="200" r="44" fill="#e76f51"/></svg>',
)

/** NFTs whose metadata is odd, broken or hostile, as found in the wild. */
export const CURIOS: { id: bigint; uri: string; landmark?: string }[] = [
  { id: 1n, uri: json({ name: 'An honest curio', description: 'Nothing is wrong with this one.', image: picture }) },
  {
    id: 2n,
    uri: encoded('{"name": "Torn page", "description": "The JSON ends in the middle of'),
    landmark: 'malformedNft',
  },
  { id: 3n, uri: json({ name: 'Unseen', description: 'It never had an image.' }), landmark: 'imagelessNft' },
  {
    id: 4n,
    uri: json({ name: 'Trapdoor', image: 'javascript:alert(document.domain)', external_url: 'javascript:alert(2)' }),
    landmark: 'scriptNft',
  },
  {
    id: 5n,
    uri: json({
      name: 'Plain window',
      image: 'http://images.example/curio/5.png',
      animation_url: 'http://images.example/5.glb',
    }),
    landmark: 'httpNft',
  },
  {
    id: 6n,
    uri: json({
      name: 'Drawer of parts',
      image: picture,
      year: 2026,
      tags: ['brass', 'unsorted', 7],
      attributes: [
        { trait_type: 'Weight', value: 12.75, display_type: 'number' },
        { trait_type: 'Sealed', value: true },
        { trait_type: 'Parts', value: { screws: 12, springs: [3, 5] } },
        { trait_type: 'Found', value: 1763640000, display_type: 'date' },
        { value: 'an attribute without a name' },
        'an attribute that is a string',
        { trait_type: 'Nothing', value: null },
      ],
    }),
    landmark: 'nestedNft',
  },
  { id: 7n, uri: '' },
  { id: 8n, uri: 'ipfs://bafybeigdyrzt5sfp7udm7hu76uh7y26nf3efuylqabf3oclgtqy55fbzdi/8.json' },
  {
    id: LONG_ID,
    uri: json({
      name: 'The long number',
      description: 'Its id has 77 digits.',
      image: picture,
      background_color: '1c2b2a',
    }),
  },
  {
    id: 9n,
    uri: json({
      name: '<script>alert("curio")</script>',
      description: '**Bold** words, <b>tags</b> and\na new line, then \u202ea turn to the left.',
      image: drawing(
        '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9" onload="alert(1)"><script>alert(2)</script><path fill="#a33" d="M0 0h9v9H0z"/></svg>',
      ),
    }),
    landmark: 'hostileNft',
  },
  { id: 10n, uri: json(['metadata', 'that', 'is', 'a', 'list']) },
]
