// SPDX-License-Identifier: MIT
pragma solidity ^0.8.28;

import {Strings} from "@openzeppelin/contracts/utils/Strings.sol";
import {Base64} from "@openzeppelin/contracts/utils/Base64.sol";

/// Drawings and metadata made on the chain; every one follows from a seed alone.
library Art {
    using Strings for uint256;

    /// Wraps metadata fields and a drawing into a data URI.
    function uri(string memory name, string memory description, string memory attributes, string memory svg)
        internal
        pure
        returns (string memory)
    {
        return json(
            string.concat(
                '{"name":"', name, '","description":"', description, '","image":"data:image/svg+xml;base64,',
                Base64.encode(bytes(svg)), '","attributes":[', attributes, "]}"
            )
        );
    }

    function json(string memory text) internal pure returns (string memory) {
        return string.concat("data:application/json;base64,", Base64.encode(bytes(text)));
    }

    function trait(string memory kind, string memory value) internal pure returns (string memory) {
        return string.concat('{"trait_type":"', kind, '","value":"', value, '"}');
    }

    function number(string memory kind, uint256 value) internal pure returns (string memory) {
        return string.concat('{"trait_type":"', kind, '","value":', value.toString(), "}");
    }

    function shown(string memory kind, uint256 value, string memory display) internal pure returns (string memory) {
        return string.concat('{"trait_type":"', kind, '","value":', value.toString(), ',"display_type":"', display, '"}');
    }

    /// The `index`-th number below `limit` that follows from a seed.
    function pick(uint256 seed, uint256 index, uint256 limit) internal pure returns (uint256) {
        return uint256(keccak256(abi.encode(seed, index))) % limit;
    }

    function hsl(uint256 hue, string memory rest) private pure returns (string memory) {
        return string.concat("hsl(", (hue % 360).toString(), " ", rest, ")");
    }

    /// An astrolabe: engraved rings, an eccentric ecliptic, and a constellation across the sky.
    function chart(uint256 seed) internal pure returns (string memory) {
        uint256 hue = 190 + pick(seed, 0, 90);
        string memory gold = hsl(36 + pick(seed, 1, 16), "62% 66%");
        return string.concat(
            '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 400 400"><defs><radialGradient id="g"><stop stop-color="',
            hsl(hue, "55% 24%"), '"/><stop offset="1" stop-color="', hsl(hue + 25, "60% 7%"),
            '"/></radialGradient></defs><path fill="url(#g)" d="M0 0h400v400H0z"/>', rings(seed, gold), sky(seed, gold), "</svg>"
        );
    }

    function rings(uint256 seed, string memory gold) private pure returns (string memory) {
        string memory turn = pick(seed, 2, 360).toString();
        return string.concat(
            '<g fill="none" stroke="', gold,
            '" transform="rotate(', turn, ' 200 200)"><circle cx="200" cy="200" r="184" stroke-width="1.5"/><circle cx="200" cy="200" r="174" stroke-width="10" stroke-dasharray="1 9.123" opacity=".7"/><circle cx="200" cy="200" r="162" stroke-width=".8"/><circle cx="200" cy="200" r="150" stroke-width="20" stroke-dasharray="2 76.54" opacity=".45"/><circle cx="200" cy="',
            (220 + pick(seed, 3, 40)).toString(), '" r="', (84 + pick(seed, 4, 34)).toString(),
            '" stroke-width="2.5"/><circle cx="200" cy="200" r="', (40 + pick(seed, 5, 40)).toString(),
            '" stroke-dasharray="3 5"/><path d="M200 22v356M22 200h356" stroke-width=".6" opacity=".6"/><path d="M196 60l4-30 4 30-4 220z" fill="',
            gold, '" stroke="none" opacity=".85"/></g>'
        );
    }

    function sky(uint256 seed, string memory gold) private pure returns (string memory) {
        string memory line;
        string memory dots;
        uint256 count = 5 + pick(seed, 6, 5);
        for (uint256 i; i < count; ++i) {
            string memory x = (50 + (300 * i) / count + pick(seed, 20 + i, 34)).toString();
            string memory y = (70 + pick(seed, 40 + i, 260)).toString();
            line = string.concat(line, i == 0 ? "M" : "L", x, " ", y);
            dots = string.concat(dots, '<circle cx="', x, '" cy="', y, '" r="', (2 + pick(seed, 60 + i, 5)).toString(), '"/>');
        }
        return string.concat(
            '<path d="', line, '" fill="none" stroke="#fff" stroke-width="1" opacity=".5"/><g fill="#fff">', dots,
            '</g><circle cx="200" cy="200" r="4" fill="', gold, '"/>'
        );
    }

    /// Layered waves under a low sun.
    function waves(uint256 seed) internal pure returns (string memory) {
        uint256 hue = pick(seed, 0, 360);
        string memory layers;
        uint256 count = 6 + pick(seed, 1, 4);
        for (uint256 i; i < count; ++i) layers = string.concat(layers, wave(seed, hue, i, count));
        return string.concat(
            '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 400 400"><defs><linearGradient id="s" x2="0" y2="1"><stop stop-color="',
            hsl(hue + 150, "70% 88%"), '"/><stop offset="1" stop-color="', hsl(hue + 30, "85% 70%"),
            '"/></linearGradient></defs><path fill="url(#s)" d="M0 0h400v400H0z"/><circle cx="', (90 + pick(seed, 2, 220)).toString(),
            '" cy="', (90 + pick(seed, 3, 70)).toString(), '" r="', (34 + pick(seed, 4, 40)).toString(), '" fill="',
            hsl(hue + 180, "95% 80%"), '"/>', layers, "</svg>"
        );
    }

    function wave(uint256 seed, uint256 hue, uint256 i, uint256 count) private pure returns (string memory) {
        uint256 y = 150 + (240 * i) / count;
        string memory from = (y + pick(seed, 10 + i, 30)).toString();
        string memory curve = string.concat(
            (y - 70 + pick(seed, 30 + i, 60)).toString(), " ", (200 + pick(seed, 50 + i, 90)).toString(), " ",
            (y + 20 + pick(seed, 70 + i, 60)).toString(), " 400 ", (y - 10 + pick(seed, 90 + i, 40)).toString()
        );
        return string.concat(
            '<path d="M0 ', from, "C", (90 + pick(seed, 110 + i, 80)).toString(), " ", curve, 'V400H0z" fill="',
            hsl(hue + i * 9, string.concat("58% ", (64 - i * 5).toString(), "%")), '" opacity=".86"/>'
        );
    }

    /// A rosette of turned ellipses; a collection's rosettes share a theme, dark or light.
    function rosette(uint256 seed, uint256 theme) internal pure returns (string memory) {
        uint256 hue = pick(theme, 0, 360) + pick(seed, 0, 50);
        bool light = pick(theme, 1, 3) == 0;
        uint256 petals = 9 + pick(seed, 1, 10);
        string memory uses;
        for (uint256 i = 1; i < petals; ++i) {
            uses = string.concat(uses, '<use href="#p" transform="rotate(', ((360 * i) / petals).toString(), ' 200 200)"/>');
        }
        return string.concat(
            '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 400 400"><path fill="', hsl(hue, light ? "45% 94%" : "38% 11%"),
            '" d="M0 0h400v400H0z"/><g fill="none" stroke-width="1.6" stroke="', hsl(hue + 40, light ? "60% 38%" : "80% 68%"), '"><ellipse id="p" cx="200" cy="',
            (110 + pick(seed, 2, 50)).toString(), '" rx="', (24 + pick(seed, 3, 70)).toString(), '" ry="',
            (60 + pick(seed, 4, 30)).toString(), '" fill="', hsl(hue + 120 + pick(theme, 2, 120), "85% 62% / .15"), '"/>', uses,
            '</g><circle cx="200" cy="200" r="', (8 + pick(seed, 5, 14)).toString(), '" fill="', hsl(hue + 40, light ? "60% 45%" : "90% 80%"), '"/></svg>'
        );
    }

    /// Planets on tilted orbits.
    function orbits(uint256 seed) internal pure returns (string memory) {
        uint256 hue = pick(seed, 0, 360);
        string memory paths;
        uint256 count = 3 + pick(seed, 1, 4);
        for (uint256 i; i < count; ++i) {
            string memory rx = (60 + i * 24).toString();
            paths = string.concat(
                paths, '<g transform="rotate(', pick(seed, 10 + i, 180).toString(), ' 200 200)"><ellipse cx="200" cy="200" rx="', rx,
                '" ry="', (22 + i * 9 + pick(seed, 20 + i, 20)).toString(), '" fill="none" stroke="#fff" opacity=".35"/><circle cx="',
                (260 + i * 24).toString(), '" cy="200" r="', (5 + pick(seed, 30 + i, 9)).toString(), '" fill="',
                hsl(hue + i * 47, "80% 66%"), '"/></g>'
            );
        }
        return string.concat(
            '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 400 400"><path fill="', hsl(hue, "45% 9%"),
            '" d="M0 0h400v400H0z"/>', paths, '<circle cx="200" cy="200" r="', (22 + pick(seed, 2, 16)).toString(), '" fill="',
            hsl(hue + 50, "95% 68%"), '"/></svg>'
        );
    }

    /// A medal: a compass rose inside a coloured ring.
    function medal(uint256 seed) internal pure returns (string memory) {
        string memory dark = hsl(pick(seed, 0, 360), "45% 22%");
        string memory light = hsl(pick(seed, 0, 360) + 60 + pick(seed, 1, 120), "70% 72%");
        return string.concat(
            '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 400 400"><path fill="#f4efe4" d="M0 0h400v400H0z"/><circle cx="200" cy="200" r="160" fill="',
            dark, '"/><circle cx="200" cy="200" r="142" fill="none" stroke="', light, '" stroke-width="6" stroke-dasharray="',
            (2 + pick(seed, 2, 12)).toString(), " ", (4 + pick(seed, 3, 10)).toString(), '"/><g fill="', light,
            '"><path id="n" d="M200 70l22 108-22 22-22-22z"/><use href="#n" transform="rotate(90 200 200)"/><use href="#n" transform="rotate(180 200 200)"/><use href="#n" transform="rotate(270 200 200)"/></g><g fill="',
            light, '" opacity=".5" transform="rotate(45 200 200) translate(80 80) scale(.6)"><use href="#n"/><use href="#n" transform="rotate(90 200 200)"/><use href="#n" transform="rotate(180 200 200)"/><use href="#n" transform="rotate(270 200 200)"/></g></svg>'
        );
    }
}
