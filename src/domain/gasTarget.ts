/**
 * Where the target of a block's gas lies on its limit, 0 to 1, from the part of the limit that it used and the percents by which
 * that is above the target (contract §2.8); null where they do not tell, as of a block that used none.
 */
export function gasTarget(part: number | null, percentsAbove: number | null): number | null {
  if (part === null || percentsAbove === null || percentsAbove <= -100) return null
  const target = part / (1 + percentsAbove / 100)
  return target > 0 && target <= 1 ? target : null
}
