/** Names of parameters whose numbers are no amounts. */
export const NO_AMOUNT_NAME =
  /(?:id|ids|index|idx|nonce|count|length|bps|percent(?:age)?|ratio|rate|factor|deadline|time|timestamp|block|chain|decimals|version|gas(?:_?limit)?|code|selector|tick|epoch|round|slot|level|status|type)$/i

/** Names of parameters whose numbers are amounts. */
export const AMOUNT_NAME =
  /amount|balance|allowance|allowed|needed|required|available|debt|collateral|price|cost|value|sent|paid|payment|received|reserve|liquidity|supply|deposit|shortfall|output|input|result|return|wei|asset|minimum|maximum|^_?(?:min|max|had|have|got|want|limit|expected|actual)/i
