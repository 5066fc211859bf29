-- Declares the libraries by their headers and calls them: arguments DECLARATIONS FOLDER.
local ffi = require "ffi"
local declarations, folder = arg[1], arg[2]

ffi.cdef(assert(io.open(declarations)):read "*a")
local engine = ffi.load(folder .. "/libskatref.so")
local answers = ffi.load(folder .. "/libskatref-answer.so")

-- Structures by value, arrays in structures, enums, and a table that is returned.
local code = engine.skr_code_find "isko2022"
print(ffi.string(code.name))

local function value(facts)
  local result = ffi.new "struct skr_value"
  assert(engine.skr_value(ffi.new("struct skr_facts", facts), result) == engine.SKR_OK)
  print(result.score .. " points by " .. ffi.string(engine.skr_clause_info(result.clause).id))
end
value { code = code, contract = { game = { game = "SKR_GRAND" }, matadors = 2, bid = 48 },
        taken = { points = 61, tricks = 6 } }
value { code = code, contract = { game = { game = "SKR_GAME_CLUBS" }, matadors = 1, bid = 48 },
        taken = { points = 65, tricks = 6 } }

-- A set of cards goes in and out as a number: with the ace of spades led, the jack of spades must follow.
local hand = bit.bor(bit.lshift(1, 23), bit.lshift(1, 8), bit.lshift(1, 0))
local legal = engine.skr_legal("SKR_GAME_SPADES", hand, 22)
print((legal == bit.lshift(1, 23) and "SJ" or tostring(legal)) .. " of 3 cards")

local question = '{"id":1,"ask":"matadors","given":{"game":"hearts","cards":"CJ SJ DJ HA"}}'
local room = ffi.new("char[?]", 32)
local length = tonumber(answers.skr_answer(question, #question, "en", room, 32))
print(#ffi.string(room) .. " of 32 bytes")
room = ffi.new("char[?]", length + 1)
answers.skr_answer(question, #question, nil, room, length + 1)
print(ffi.string(room))
